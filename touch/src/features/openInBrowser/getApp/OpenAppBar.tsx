import { useWords } from '@touch/locales/words';
import { readStored, writeStored } from '@touch/outside/storage';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import { useState } from 'react';
import style from './OpenAppBar.module.css';
import { useOpenApp } from './useOpenApp';

/** Closed for this visit. */
const CLOSED = 'appBarClosed';
/** Screens that offer the app themselves, or are forms that nothing may cover. */
const WITHOUT: readonly string[] = ['downloadClient', 'invitedToDownload', 'login', 'writeOff'];

/**
 * Offers the app on phones, at the lower edge (B6): its link first, then the download page. Not in elder mode (C7), not where an
 * app, a CMS or a preview of the desk shows the page.
 */
export function OpenAppBar({ screen }: { readonly screen: string }) {
  const words = useWords();
  const { config, flags, preferences } = useVisit();
  const [isClosed, setClosed] = useState(() => readStored('session', CLOSED) !== undefined);
  const { hasLink, open, overlay } = useOpenApp();
  const isPhone = !(flags.desktop || flags.inApp || flags.cms || flags.view);
  const isOffered = isPhone && (config.openLaunchApp || hasLink);
  if (!isOffered || isClosed || preferences.elder || WITHOUT.includes(screen)) return overlay;
  const close = () => {
    writeStored('session', CLOSED, '1');
    setClosed(true);
  };
  return (
    <>
      <aside className={style.bar} aria-label={config.appName}>
        <button type="button" className={style.open} onClick={open}>
          {config.appLogo ? (
            <img className={style.logo} src={config.appLogo} alt="" width="24" height="24" />
          ) : null}
          {words['shell.openApp']}
        </button>
        <button type="button" className={style.close} aria-label={words['shell.close']} onClick={close}>
          <Icon name="close" size={16} />
        </button>
      </aside>
      {overlay}
    </>
  );
}
