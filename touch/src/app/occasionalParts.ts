import type { SiteConfig } from '@touch/outside/siteConfig';
import type { ComponentType } from 'react';
import { spaceFlexBoxes } from './spaceFlexBoxes';

type Bar = ComponentType<{ readonly screen: string }>;

/** Starts what few sites or browsers need; a page without it works. @param setBar receives the bar that offers the app */
export function startOccasionalParts(
  config: SiteConfig,
  search: string,
  setBar: (bar: () => Bar) => void,
): void {
  spaceFlexBoxes();
  if (config.debugTrap || config.debugConsole)
    import('./debugging/startDebugging').then(
      (part) => part.startDebugging(config, search),
      () => undefined,
    );
  if (config.openLaunchApp || config.deepChain)
    import('@touch/features/openInBrowser/getApp/OpenAppBar').then(
      (part) => setBar(() => part.OpenAppBar),
      () => undefined,
    );
}
