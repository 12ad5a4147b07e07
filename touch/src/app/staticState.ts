import { readConfig } from '@touch/api/config';
import { localeFrom } from '@touch/locales/messages';
import { placeOf } from './journey';
import type { PageState } from './pageState';

/** Set by the app that embeds the static build, before its scripts run (A12). */
interface StaticPlace {
  /** Origin of the platform, `https://…`. */
  readonly platform: string;
  readonly appID: string;
  /** Path under which the static files lie. */
  readonly basePath: string;
}

function staticPlace(): StaticPlace {
  const { platform = window.location.origin, appId = '1', basePath = '' } = document.documentElement.dataset;
  return { platform, appID: appId, basePath };
}

/** The page's state where no server rendered it: the configuration is asked for, everything else comes with the screens. */
export async function fetchState(): Promise<PageState> {
  const { platform, appID, basePath } = staticPlace();
  const response = await fetch(`${platform}/app_if/getConfig?appID=${encodeURIComponent(appID)}`);
  const config = readConfig(await response.json());
  const { origin, href, search } = window.location;
  return {
    ...(placeOf(href, basePath, origin) ?? { path: '/home.html', search }),
    config,
    locale: localeFrom(config.locale) ?? 'zh',
    origin,
    basePath,
    now: Date.now(),
    entries: {},
  };
}
