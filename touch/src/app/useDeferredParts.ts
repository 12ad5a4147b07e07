import type { Messages } from '@touch/locales/messages';
import type { OfflineSaver } from '@touch/outside/serviceWorker';
import type { Visit } from '@touch/outside/visit';
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { afterLoad } from './afterLoad';
import { toast } from './announce';
import type { BrowserCallLayer } from './callLayer';
import { startOffline } from './offline';

interface DeferredParts {
  /** The bar that offers the app, where the newsroom has one. */
  readonly Bar: ComponentType<{ readonly screen: string }> | undefined;
  /** Reads screens aloud, for readers in elder mode. */
  readonly Aloud: ComponentType | undefined;
  readonly saver: RefObject<OfflineSaver | undefined>;
}

/** Parts that no first look needs: they load once the page stands. */
export function useDeferredParts(
  { config, locale, preferences }: Visit,
  words: Messages,
  openLayer: () => Promise<BrowserCallLayer>,
  search: string,
): DeferredParts {
  const saver = useRef<OfflineSaver>(undefined);
  const [Bar, setBar] = useState<DeferredParts['Bar']>();
  const [Aloud, setAloud] = useState<DeferredParts['Aloud']>();
  const { elder } = preferences;
  useEffect(() => {
    if (elder)
      import('./aloud/Aloud').then(
        (part) => setAloud(() => part.Aloud),
        // without its part one reads by oneself
        () => undefined,
      );
  }, [elder]);
  useEffect(
    () =>
      afterLoad(() => {
        // Records that an earlier visit could not send to the analytics service (J4).
        if (config.analytics) void openLayer();
        if (config.debugTrap || config.debugConsole)
          import('./debugging/startDebugging').then(
            (part) => part.startDebugging(config, search),
            // a page without them works
            () => undefined,
          );
        if (config.openLaunchApp || config.deepChain)
          import('@touch/features/openInBrowser/getApp/appBar/OpenAppBar').then(
            (part) => setBar(() => part.OpenAppBar),
            // without its part no app is offered
            () => undefined,
          );
        const reader = { locale, dark: document.documentElement.dataset.theme === 'dark' };
        void startOffline({ reader, words, toast }).then((started) => {
          saver.current = started;
        });
      }),
    [locale, words, config, openLayer, search],
  );
  return { Bar, Aloud: elder ? Aloud : undefined, saver };
}
