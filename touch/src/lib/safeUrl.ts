/**
 * The one guard (G10) of every address that comes from data, configuration or the query.
 * App deep links have schemes of their own and never pass here: they come from configuration and are opened by the shell alone.
 */

/** Controls, line separators, directions and invisible blanks: none belongs into an address. */
const hidden = /[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u;
const scheme = /^\s*([a-z][a-z0-9+.-]*)\s*:/i;
const web = /^https?:\/\/([^/?#]+)/i;
const longest = 8192;
const calls = {
  tel: /^tel:\+?[0-9][0-9()-]{2,23}$/i,
  // No query: a `?bcc=` or `?body=` would write the reader's letter.
  mailto: /^mailto:[\w.+-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i,
};

export type CallScheme = keyof typeof calls;

/**
 * A safe form of the address, or undefined.
 * Passes http and https addresses with a plain host, and addresses of the page's own host: with `base` (absolute) it
 * comes back absolute, without it only root-relative paths, `?…` and `#…` pass. `also` admits `tel:` and `mailto:`.
 * Refuses other schemes, `//host`, backslashes, user names, controls and white space in scheme or host.
 */
export function safeUrl(
  text: string | null | undefined,
  base?: string,
  also: readonly CallScheme[] = [],
): string | undefined {
  const address = (text ?? '').replace(/^ +| +$/g, '');
  if (address === '' || address.length > longest || hidden.test(address) || address.includes('\\')) {
    return undefined;
  }
  const named = scheme.exec(address)?.[1]?.toLowerCase();
  if (named === 'http' || named === 'https') return webAddress(address);
  if (named !== undefined) return also.some((call) => calls[call].test(address)) ? address : undefined;
  return ownAddress(address, base);
}

function webAddress(address: string): string | undefined {
  const authority = web.exec(address)?.[1];
  // A percent sign in the host is decoded by browsers, `@` hides the host behind a user name.
  if (authority === undefined || /[@%\s]/.test(authority)) return undefined;
  const url = parseUrl(address);
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  return isWeb && url.hostname !== '' ? url.href : undefined;
}

function ownAddress(address: string, base: string | undefined): string | undefined {
  // `//host` names a host; a colon or an entity before the first slash may yet become a scheme.
  if (/^\s|^\/\s*\/|^[^/?#]*[:&]/.test(address)) return undefined;
  if (base === undefined && !/^[/?#]/.test(address)) return undefined;
  const start = parseUrl(base ?? 'https://own.invalid/');
  if (start?.protocol !== 'http:' && start?.protocol !== 'https:') return undefined;
  const url = parseUrl(address, start.href);
  // `/a/..//host` becomes `//host` once its dots are resolved.
  if (url === undefined || url.origin !== start.origin || url.pathname.startsWith('//')) return undefined;
  if (base !== undefined) return url.href;
  return address.startsWith('/') ? url.pathname + url.search + url.hash : url.search + url.hash;
}

export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
