import type { Call, RenderedPage, RenderRequest } from '@contract/render';
import { readConfig } from '@touch/api/config';
import { escapeHtml } from '@touch/lib/prose/escapeHtml';
import { readFlags } from '@touch/lib/visitFlags';
import { bo } from '@touch/locales/bo';
import { de } from '@touch/locales/de';
import { en } from '@touch/locales/en';
import { fr } from '@touch/locales/fr';
import { type Locale, languageTags, localeFrom, type Messages, type Texts } from '@touch/locales/messages';
import { zh } from '@touch/locales/zh';
import { readPreferences } from '@touch/outside/preferences';
import type { SiteConfig } from '@touch/outside/siteConfig';
import type { createFootText } from './foot/footText';
import { serverTexts } from './serverTexts';
import type { texts as faultZh } from './texts/zh';

type FaultTexts = Texts<typeof faultZh>;

const catalogues: Readonly<Record<Locale, FaultTexts & Messages>> = {
  zh: { ...zh, ...serverTexts.zh },
  en: { ...en, ...serverTexts.en },
  de: { ...de, ...serverTexts.de },
  fr: { ...fr, ...serverTexts.fr },
  bo: { ...bo, ...serverTexts.bo },
};

/** All it needs stands in it: what else a page is made of may be what is missing. */
const STYLE = `body{margin:0;background:#fff;color:#1a1a1a;font:18px/1.6 -apple-system,"PingFang SC","Noto Sans CJK SC","Noto Sans",Roboto,Arial,"Noto Serif Tibetan",Kailasa,"Microsoft Himalaya",sans-serif}
main{max-width:26em;margin:0 auto;padding:18vh 24px 48px;text-align:center;overflow-wrap:anywhere}
h1{margin:0 0 12px;font-size:22px;line-height:1.4}
main p{margin:0 0 24px;color:#4c4a47}
main a{display:inline-block;min-width:10em;margin:0 6px 12px;padding:8px 20px;border:1px solid #6d6a66;border-radius:4px;color:inherit;text-decoration:none}
html[data-theme=dark] body{background:#141414;color:#ececea}
footer{padding:0 24px 32px;color:#4c4a47;font-size:15px;text-align:center}
footer ul{margin:0;padding:0;list-style:none}
footer p{margin:0}
footer a{display:inline-block;padding:8px 12px;color:inherit}
html[data-theme=dark] p,html[data-theme=dark] footer{color:#c4c2be}`;

/** Reader's view of a fault: the page does not exist, the form did not arrive, or the server failed. */
function textsOf(http: number, words: FaultTexts & Messages) {
  if (http === 404) return { heading: words.noPage, text: '', again: '' };
  if (http === 405)
    return {
      heading: words.notSent,
      text: words.needsScript,
      again: words.back,
    };
  return { heading: words.failed, text: words['error.unknown'], again: words['state.reload'] };
}

/** The foot without icons: this page may load nothing (K25). '' where the site cannot be asked. */
function footOf(
  config: SiteConfig | undefined,
  { url, basePath, userAgent }: RenderRequest,
  locale: Locale,
  footText: ReturnType<typeof createFootText>,
): string {
  if (!config) return '';
  const footer = config.footer.map(({ text, link }) => ({ text, link, icon: '' }));
  const flags = readFlags(/\?.*/.exec(url)?.[0] ?? '', userAgent, config.appMarker);
  const text = footText({ config: { ...config, footer }, locale, basePath, flags });
  return text && `<footer id="foot">${text}</footer>`;
}

/** Its own host's, whatever stands in front. */
const ownPath = (url: string): string => url.replace(/^[\\/]*/, '/');

interface FaultTools {
  readonly styleHash: (text: string) => string;
  readonly footText: ReturnType<typeof createFootText>;
}

/** A page in place of one that cannot be had, in the reader's language; with as much of the paper as can still be asked. */
export async function faultPage(
  request: RenderRequest,
  http: number,
  call: Call,
  { styleHash, footText }: FaultTools,
): Promise<RenderedPage> {
  const { url, basePath, cookie } = request;
  const config = await configOf(call);
  const preferences = readPreferences(cookie);
  const locale = preferences.locale ?? localeFrom(config?.locale) ?? 'zh';
  const words = catalogues[locale];
  const { heading, text, again } = textsOf(http, words);
  const theme = (preferences.dark ?? config?.dark) ? 'dark' : 'light';
  const title = config ? `${heading} - ${config.appName}` : heading;
  const home = basePath === '' ? '/' : `${basePath}/home.html`;
  const link = (href: string, label: string) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
  return {
    status: http,
    styleHashes: [styleHash(STYLE)],
    html: `<!doctype html><html lang="${languageTags[locale]}" dir="ltr" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex"><meta name="color-scheme" content="${theme}"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(heading)}</h1>${text ? `<p>${escapeHtml(text)}</p>` : ''}${again ? link(ownPath(url), again) : ''}${link(home, words['state.toHome'])}</main>${footOf(config, request, locale, footText)}</body></html>`,
  };
}

async function configOf(call: Call): Promise<SiteConfig | undefined> {
  try {
    return readConfig((await call('getConfig', {})).data);
  } catch {
    // it is what cannot be had
    return undefined;
  }
}
