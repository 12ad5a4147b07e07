import { ORIGIN_MARK } from '@platform/sites/defaultConfig';
import type { Site } from '@platform/sites/site';

/** Stands for the site's base path in kept JSON; with the origin's mark before it. */
export const BASE_MARK = '\u0002';

const ORIGIN_IN_JSON = JSON.stringify(ORIGIN_MARK).slice(1, -1);
const BASE_IN_JSON = JSON.stringify(BASE_MARK).slice(1, -1);

/** Puts the request's origin and the site's base path where kept JSON text has their marks. */
export const withOrigin = (json: string, origin: string, site: Pick<Site, 'basePath'>): string =>
  json.replaceAll(ORIGIN_IN_JSON, origin).replaceAll(BASE_IN_JSON, site.basePath);

/** Text from outside never carries a mark. */
export const withoutMarks = (text: string): string =>
  text.includes(ORIGIN_MARK) || text.includes(BASE_MARK)
    ? text.replaceAll(ORIGIN_MARK, '').replaceAll(BASE_MARK, '')
    : text;
