import type { fontVariables } from '@touch/lib/fontVariables';
import { escapeHtml } from '@touch/lib/prose/escapeHtml';
import { type ThemeColors, topicVariables } from '@touch/lib/themeColor';
import type { Head } from '@touch/outside/screen';
import type { Look } from './startUp';

/** Files of the build that one page needs. */
export interface PageAssets {
  readonly build: string;
  /** Module of the browser entry. */
  readonly entry: string;
  /** Modules of this page's screen and of its language. */
  readonly screen: string;
  readonly words: string;
  /** Module that knows all others: the worker keeps it with the page (B9). */
  readonly parts: string;
  /** Further modules of the first load, by address. */
  readonly modules: readonly string[];
  /** Style sheets, by address and text: they stand in the page, so that nothing waits for them. */
  readonly styles: readonly { readonly href: string; readonly text: string }[];
}

export interface DocumentParts {
  readonly head: Head;
  readonly look: Look;
  readonly topic: ThemeColors;
  readonly font: FontVariables;
  readonly siteName: string;
  readonly origin: string;
  /** Links to the page's feeds, or ''. */
  readonly feeds: string;
  /** Markup of the page's data for search engines, or ''. */
  readonly jsonLd: string;
  /** Whole canonical address, or ''. */
  readonly canonical: string;
  readonly shareImage: string;
  readonly icon: string;
  readonly body: string;
  /** Markup of the page's foot; '' in the newsroom's app and in its content system. */
  readonly foot: string;
  readonly state: string;
  readonly assets: PageAssets;
  /** Markup of the alert for a desktop IE; '' for all others (A14). */
  readonly ieAlert: string;
}

/** Without scripts a control that needs one does not show; forms with an address work. */
export const NO_SCRIPT_STYLE =
  'button,form:not([action])>:not(noscript),[data-scripted],[type=checkbox],[type=radio]{display:none!important}form[action] [type=submit]{display:inline-block!important}';

const meta = (name: string, content: string | undefined, kind: 'name' | 'property' = 'name'): string =>
  content ? `<meta ${kind}="${name}" content="${escapeHtml(content)}">` : '';

/** CSS variables of the newsroom's own type. */
type FontVariables = ReturnType<typeof fontVariables>;

/** Attributes of `<html>`; all our languages run from left to right; the browser sets the same when the reader changes them. */
export function lookAttributes(look: Look, topic: ThemeColors, font: FontVariables): string {
  const flags = `${look.grey ? ' data-grey' : ''}${look.elder ? ' data-elder' : ''}`;
  const variables = [
    ...[...topicVariables(topic), ...font].map(([name, value]) => `${name}:${value}`),
    ...(look.fontStep ? [`--font-step:${look.fontStep}`] : []),
  ].join(';');
  return `lang="${look.lang}" dir="ltr" data-theme="${escapeHtml(look.theme)}"${flags} class="page-style-${look.pageStyle} list-${look.listType === 1 ? 'left' : 'right'}" style="${variables}"`;
}

function cards({ head, siteName, canonical, shareImage }: DocumentParts): string {
  const title = head.title;
  return [
    meta('description', head.description),
    meta('og:site_name', siteName, 'property'),
    meta('og:title', title, 'property'),
    meta('og:description', head.description, 'property'),
    meta('og:type', head.type ?? 'website', 'property'),
    meta('og:url', canonical, 'property'),
    meta('og:image', shareImage, 'property'),
    meta('article:published_time', head.publishedTime, 'property'),
    meta('bytedance:published_time', head.publishedTime, 'property'),
    meta('twitter:card', shareImage ? 'summary_large_image' : 'summary'),
    meta('twitter:title', title),
    meta('twitter:description', head.description),
    meta('twitter:image', shareImage),
    shareImage ? `<meta itemprop="image" content="${escapeHtml(shareImage)}">` : '',
    `<meta itemprop="name" content="${escapeHtml(title)}">`,
  ].join('');
}

const colorScheme = (theme: string): string =>
  theme === 'dark' ? 'dark' : theme === 'auto' ? 'light dark' : 'light';

/** A comment that would end before its end is left out. */
const commentText = (text: string | undefined): string =>
  text && !/--!?>/.test(text) ? `<!--${text}-->` : '';

/** The whole page as text around the rendered body; scripts come last and late, what is read comes first. */
export function documentText(parts: DocumentParts): string {
  const { head, look, assets, canonical } = parts;
  const preload = head.preload
    ? `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(head.preload.src)}" imagesrcset="${escapeHtml(head.preload.srcSet)}" imagesizes="${escapeHtml(head.preload.sizes)}">`
    : '';
  const styles = assets.styles.map(({ href, text }) => `<style data-href="${href}">${text}</style>`).join('');
  const known = assets.styles
    .filter(({ href }) => href !== '')
    .map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`)
    .join('');
  const modules = [assets.entry, ...assets.modules]
    .map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`)
    .join('');
  return `<!doctype html><html ${lookAttributes(look, parts.topic, parts.font)} data-build="${assets.build}" data-screen="${assets.screen}" data-words="${assets.words}" data-parts="${assets.parts}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>${escapeHtml(head.title)}</title>${preload}${styles}${known}<meta name="color-scheme" content="${colorScheme(look.theme)}"><meta name="theme-color" content="${parts.topic.color}"><meta name="format-detection" content="telephone=no">${canonical ? `<link rel="canonical" href="${escapeHtml(canonical)}">` : ''}${head.noIndex || head.gone ? '<meta name="robots" content="noindex">' : ''}${cards(parts)}${parts.icon ? `<link rel="icon" href="${escapeHtml(parts.icon)}">` : ''}<link rel="manifest" href="/manifest.webmanifest"><noscript><style>${NO_SCRIPT_STYLE}</style></noscript>${parts.feeds}${parts.jsonLd}${commentText(head.comment)}</head><body>${parts.ieAlert}<div id="root">${parts.body}</div>${parts.foot ? `<footer id="foot">${parts.foot}</footer>` : ''}<div id="announcements" class="visually-hidden" aria-live="polite"></div><div id="toast" class="toast" role="status"></div><script type="application/json" id="state">${parts.state}</script>${modules}<script type="module" src="${assets.entry}" fetchpriority="low"></script></body></html>`;
}
