import { escapeHtml } from '@touch/lib/prose/escapeHtml';
import { CACHED_HEADER } from './boundedCache';
import { type OfflineWords, offlineWords } from './offlineWords';

/** The reader's settings, as the worker knows them. */
export interface Reader {
  readonly locale: string;
  readonly dark: boolean;
}

export interface OfflineArticle {
  readonly address: string;
  readonly title: string;
}

const dark = ':root{--paper:#161616;--ink:#ececea;--quiet:#9d9a95;--line:#2d2c2a;color-scheme:dark}';
const style = `:root{--paper:#fff;--ink:#1a1a1a;--quiet:#6d6a66;--line:#e6e3de;color-scheme:light}*{box-sizing:border-box}body{max-width:720px;margin:0 auto;padding:48px 20px;background:var(--paper);color:var(--ink);font:16px/1.6 -apple-system,"PingFang SC","Noto Sans CJK SC","Noto Sans SC",Roboto,sans-serif;overflow-wrap:anywhere}:lang(bo) body,body:lang(bo){font-family:"Noto Serif Tibetan",Kailasa,"Microsoft Himalaya",serif;line-height:2}h1{margin:0 0 12px;font-size:24px;line-height:1.4}h2{margin:40px 0 8px;font-size:18px}p{margin:0 0 24px;color:var(--quiet)}a{color:inherit;text-decoration:none}.retry{display:inline-flex;align-items:center;min-height:48px;padding:0 28px;border:1px solid var(--quiet);border-radius:4px}ul{margin:0;padding:0;list-style:none}li a{display:block;min-height:48px;padding:12px 0;border-bottom:1px solid var(--line)}a:focus-visible{outline:2px solid #226bf7;outline-offset:2px}`;

/** The words of the reader's language; Chinese where we have none. */
export function wordsFor(locale: string): OfflineWords {
  const zh = offlineWords.zh;
  const words = offlineWords[locale.toLowerCase().split(/[-_]/)[0] ?? ''] ?? zh;
  if (!words) throw new Error('the notice has no Chinese');
  return words;
}

/** The notice in place of a page that is not kept (B9): what can be read, and a way to try again. No script runs in it. */
export function offlinePage(reader: Reader, articles: readonly OfflineArticle[]): Response {
  const words = wordsFor(reader.locale);
  const palette = reader.dark ? dark : `@media(prefers-color-scheme:dark){${dark}}`;
  const rows = articles.map(
    ({ address, title }) => `<li><a href="${escapeHtml(address)}">${escapeHtml(title)}</a></li>`,
  );
  const list = rows.length === 0 ? '' : `<h2>${words.read}</h2><ul>${rows.join('')}</ul>`;
  const html = `<!doctype html><html lang="${words.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex"><title>${words.title}</title><style>${style}${palette}</style></head><body><main><h1>${words.title}</h1><p role="status">${words.text}</p><a class="retry" href="">${words.retry}</a>${list}</main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html;charset=UTF-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      [CACHED_HEADER]: '1',
    },
  });
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** A page's own title, as text. */
export function titleOf(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title.replace(/&(amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity).trim();
}
