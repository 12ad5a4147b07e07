import { CONTEXT_PATH } from '@contract/services';
import { readConfig } from '@touch/api/config';
import { fontVariables } from '@touch/lib/fontVariables';
import { fontRules } from '@touch/lib/siteFont';
import { themeColors, topicVariables } from '@touch/lib/themeColor';
import { readFlags } from '@touch/lib/visitFlags';
import { type Locale, localeFrom } from '@touch/locales/messages';
import { readPreferences } from '@touch/outside/preferences';
import type { SiteConfig } from '@touch/outside/siteConfig';
import { readStored, writeStored } from '@touch/outside/storage';
import { applyLook } from './applyLook';
import { showFoot } from './foot/showFoot';
import { originOf, placeOf } from './journey';
import type { PageState } from './pageState';
import { lookOf } from './startUp';
import { noticeUntilRetry } from './staticNotice';

/** Written by `scripts/static.mjs` into the page of a static build, or by the app that embeds it, before its scripts run (A12). */
interface StaticPlace {
  /** Origin of the platform, `https://…`. */
  readonly platform: string;
  readonly appID: string;
  /** Path under which the files lie, without a slash at the end. */
  readonly basePath: string;
}

/** The folder of a page at `…/index.html` or `…/`: where the files lie when nobody has said so. */
export const folderOf = (pathname: string): string => pathname.replace(/\/[^/]*$/, '');

function staticPlace(): StaticPlace {
  const { platform, appId = '1', basePath } = document.documentElement.dataset;
  return {
    platform: platform || window.location.origin,
    appID: appId,
    basePath: basePath ?? folderOf(window.location.pathname),
  };
}

const KEPT = 'config';

/** The configuration as it is now; without network as it was last. @throws where neither can be had. */
async function fetchConfig({ platform, appID }: StaticPlace): Promise<SiteConfig> {
  const name = `${KEPT} ${platform} ${appID}`;
  try {
    const response = await fetch(`${platform}${CONTEXT_PATH}/getConfig?appID=${encodeURIComponent(appID)}`);
    const data: unknown = await response.json();
    const config = readConfig(data);
    writeStored('local', name, JSON.stringify(data));
    return config;
  } catch (error) {
    const kept = readStored('local', name);
    if (!kept) throw error;
    return readConfig(JSON.parse(kept));
  }
}

/** The site's colours and type, which a rendering server would have written on `<html>`. */
export function setVariables({ topicColor, fontStep }: SiteConfig): void {
  const { style } = document.documentElement;
  const variables = [...topicVariables(themeColors(topicColor)), ...fontVariables(fontStep)];
  for (const [name, value] of variables) style.setProperty(name, value);
}

/** The site's own face, in one of the page's sheets: its policy lets no sheet be written, but rules be added; behind what they change. */
export function setFace({ fontFile }: SiteConfig, platform: string): void {
  const { styleSheets } = document;
  const sheet = styleSheets.item(styleSheets.length - 1);
  for (const rule of fontRules(fontFile, platform)) sheet?.insertRule(rule, sheet.cssRules.length);
}

/** Language, look and foot, before anything shows in another language. */
function setLook(config: SiteConfig, search: string, basePath: string): Locale {
  const preferences = readPreferences(document.cookie);
  const locale = preferences.locale ?? localeFrom(config.locale) ?? 'zh';
  const flags = readFlags(search, navigator.userAgent, config.appMarker);
  applyLook(lookOf(config, flags, preferences, locale));
  if (config.canUse && !flags.inApp && !flags.cms) showFoot({ config, locale, basePath });
  return locale;
}

/** The page's state where no server rendered it: the configuration is asked for, everything else comes with the screens. */
export async function fetchState(): Promise<PageState> {
  const place = staticPlace();
  const { basePath } = place;
  let config: SiteConfig | undefined;
  while (!config) {
    config = await fetchConfig(place).catch(() => undefined);
    if (!config) await noticeUntilRetry();
  }
  setVariables(config);
  setFace(config, place.platform);
  const { href, search } = window.location;
  const origin = originOf(window.location);
  return {
    ...(placeOf(href, basePath, origin) ?? { path: '/home.html', search }),
    config,
    locale: setLook(config, search, basePath),
    origin,
    basePath,
    now: Date.now(),
    entries: {},
  };
}
