/** The messenger appends a code to its redirect. The code moves into the fragment, which logs and referrers do not contain (G7, G10). */
const STATE = /^tp[0-9a-f]{16}$/;
const CODE = /^[\w-]{1,128}$/;
const FRAGMENT = /^#wx=([\w-]{1,128})\.(tp[0-9a-f]{16})$/;

/** @param random 16 hex digits, used once */
export const stateOf = (random: string): string => `tp${random}`;

/**
 * The same address without a messenger's code, which moves below `#`; undefined where none of ours is in it.
 * @param url path and query
 */
export function withoutCode(url: string): string | undefined {
  const [path = '', search = ''] = url.split('?', 2);
  const query = new URLSearchParams(search);
  const [code, state] = [query.get('code') ?? '', query.get('state') ?? ''];
  if (!STATE.test(state) || !CODE.test(code)) return undefined;
  query.delete('code');
  query.delete('state');
  const left = query.toString();
  const rest = left === '' ? '' : `?${left}`;
  // one slash: two would name a host
  return `${path.replace(/^\/+/, '/')}${rest}#wx=${code}.${state}`;
}

/** @param hash as in `location.hash` */
export function codeIn(hash: string): { readonly code: string; readonly state: string } | undefined {
  const [, code, state] = FRAGMENT.exec(hash) ?? [];
  return code && state ? { code, state } : undefined;
}
