import { appLink } from '@touch/lib/appLink';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { type ReactNode, useCallback, useState } from 'react';
import type { Overlay } from '../Overlay';
import { openApp } from './openApp';

interface OpenApp {
  /** False where the site names no link, or an unsafe one (G10). */
  readonly hasLink: boolean;
  readonly open: () => void;
  /** Says in the messenger how to leave it. @param why what cannot be done in here */
  readonly explain: (why: string) => void;
  readonly overlay: ReactNode;
}

interface Hint {
  readonly why: string;
  readonly opensApp: boolean;
  readonly part: { readonly Overlay: typeof Overlay };
}

/**
 * Opens the newsroom's app (B6): by its link, else the download page. Messengers open no other app, so a hint says where their
 * own menu does.
 * @param absent runs where the app does not open; by default the download page is shown
 */
export function useOpenApp(absent?: () => void): OpenApp {
  const { basePath, config, flags, navigation, toast } = useVisit();
  const words = useWords();
  const [hint, setHint] = useState<Hint>();
  const close = useCallback(() => setHint(undefined), []);
  const link = appLink(config.deepChain);
  const toDownload = () => navigation.go(`${basePath}/downloadClient.html`);

  const show = (why: string, opensApp: boolean) => {
    import('../Overlay').then(
      (part) => setHint({ why, opensApp, part }),
      () => toast(opensApp ? words['shell.openAppInMessenger'] : words['shell.openInBrowserHow']),
    );
  };
  return {
    hasLink: link !== undefined,
    open: () => {
      if (!link) toDownload();
      else if (flags.messenger) show('', flags.android);
      else openApp(link, absent ?? toDownload);
    },
    explain: (why) => show(why, false),
    overlay: hint ? <hint.part.Overlay why={hint.why} opensApp={hint.opensApp} close={close} /> : null,
  };
}
