/** Stands for the request's origin in stored JSON. */
export const ORIGIN_PLACEHOLDER = '\u0001';
/** Stands for the site's base path in stored JSON; the origin's placeholder comes before it. */
export const BASE_PATH_PLACEHOLDER = '\u0002';

const ORIGIN_IN_JSON = JSON.stringify(ORIGIN_PLACEHOLDER).slice(1, -1);
const BASE_IN_JSON = JSON.stringify(BASE_PATH_PLACEHOLDER).slice(1, -1);

/** An escaped backslash before `u0001`: the text itself says `\u0001`, and that is no placeholder. */
const LOOKS_LIKE_PLACEHOLDER = /\\\\u000[12]/;
/** Escapes one by one, so that an escaped backslash is never half of a placeholder. */
const ESCAPE = /\\(?:u000[12]|.)/gs;

/** Replaces the placeholders in stored JSON text by the request's origin and the site's base path. */
export function fillAddresses(
  json: string,
  origin: string,
  { basePath }: { readonly basePath: string },
): string {
  if (!LOOKS_LIKE_PLACEHOLDER.test(json))
    return json.replaceAll(ORIGIN_IN_JSON, origin).replaceAll(BASE_IN_JSON, basePath);
  return json.replace(ESCAPE, (found) =>
    found === ORIGIN_IN_JSON ? origin : found === BASE_IN_JSON ? basePath : found,
  );
}

/** Text from outside never carries a placeholder. */
export const withoutPlaceholders = (text: string): string =>
  text.includes(ORIGIN_PLACEHOLDER) || text.includes(BASE_PATH_PLACEHOLDER)
    ? text.replaceAll(ORIGIN_PLACEHOLDER, '').replaceAll(BASE_PATH_PLACEHOLDER, '')
    : text;

/** A path of this platform with the origin's placeholder before it; an address elsewhere as it is. */
export const withOriginPlaceholder = (url: string): string =>
  url.startsWith('/') ? ORIGIN_PLACEHOLDER + url : url;
