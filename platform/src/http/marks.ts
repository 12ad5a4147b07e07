import { ORIGIN_MARK } from '@platform/sites/defaultConfig';
import type { Site } from '@platform/sites/site';

/** Stands for the site's base path in kept JSON; with the origin's mark before it. */
export const BASE_MARK = '\u0002';

const ORIGIN_IN_JSON = JSON.stringify(ORIGIN_MARK).slice(1, -1);
const BASE_IN_JSON = JSON.stringify(BASE_MARK).slice(1, -1);

/** A backslash of the text itself before what looks like a mark: `\\u0001` in JSON is the text `\u0001`, no mark. */
const LOOKS_LIKE_MARK = /\\\\u000[12]/;
/** Escapes one by one, so that an escaped backslash is never half of a mark. */
const ESCAPE = /\\(?:u000[12]|.)/gs;

/** Puts the request's origin and the site's base path where kept JSON text has their marks. */
export function withOrigin(json: string, origin: string, { basePath }: Pick<Site, 'basePath'>): string {
  if (!LOOKS_LIKE_MARK.test(json))
    return json.replaceAll(ORIGIN_IN_JSON, origin).replaceAll(BASE_IN_JSON, basePath);
  return json.replace(ESCAPE, (found) =>
    found === ORIGIN_IN_JSON ? origin : found === BASE_IN_JSON ? basePath : found,
  );
}

/** Text from outside never carries a mark. */
export const withoutMarks = (text: string): string =>
  text.includes(ORIGIN_MARK) || text.includes(BASE_MARK)
    ? text.replaceAll(ORIGIN_MARK, '').replaceAll(BASE_MARK, '')
    : text;
