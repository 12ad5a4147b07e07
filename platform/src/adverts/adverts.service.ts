import type { Advert } from '@contract/adverts';
import type { Queries } from '@platform/db/connection';
import { plainText } from '@platform/html/plainText';
import { resolveAddress } from '@platform/html/safeUrl';
import {
  BASE_PATH_PLACEHOLDER,
  ORIGIN_PLACEHOLDER,
  withOriginPlaceholder,
  withoutPlaceholders,
} from '@platform/sites/addressPlaceholders';
import type { Site } from '@platform/sites/site';
import { wireDate } from '@platform/wire/wireDate';
import {
  type AdvertRow,
  advertAt,
  advertsOfArticle,
  advertsOfColumn,
  advertsOfStart,
  allAdverts,
  endAdvertAt,
  putAdvert,
  runningAdvert,
  type SavedAdvert,
} from './adverts.store';

/** Adverts are shown only where the site's settings enable them (J3). */
const hasAdverts = ({ config }: Site): boolean => config.advEnable === 1;

/** Wire S30; own addresses contain the origin placeholder. */
const wireAdvert = (row: AdvertRow): Advert => ({
  id: row.id,
  title: row.title,
  picUrl: withOriginPlaceholder(row.picture),
  width: row.width,
  height: row.height,
  linkUrl: row.link.startsWith('/') ? ORIGIN_PLACEHOLDER + BASE_PATH_PLACEHOLDER + row.link : row.link,
  type: row.type,
  position: row.position,
  style: row.style,
  startTime: wireDate(row.starts_at),
  endTime: wireDate(row.ends_at),
  advMark: row.marked ? 1 : 0,
});

type Found = Promise<Advert[]>;
const NONE: Found = Promise.resolve([]);
const visibleAdverts = async (rows: Promise<AdvertRow[]>): Found => (await rows).map(wireAdvert);

/** Adverts that run below an article at a moment. */
export const articleAdverts = (db: Queries, site: Site, article: number, at: Date): Found =>
  hasAdverts(site) ? visibleAdverts(advertsOfArticle(db, site.id, article, at)) : NONE;

/** Adverts that run among the rows of a column. */
export const columnAdverts = (db: Queries, site: Site, column: number, at: Date): Found =>
  hasAdverts(site) ? visibleAdverts(advertsOfColumn(db, site.id, column, at)) : NONE;

/** Adverts that run on the start screen. */
export const startAdverts = (db: Queries, site: Site, at: Date): Found =>
  hasAdverts(site) ? visibleAdverts(advertsOfStart(db, site.id, at)) : NONE;

/** A running advert by id, or the first at a position. */
export async function oneAdvert(
  db: Queries,
  site: Site,
  { id, position }: { readonly id: number; readonly position: string },
  at: Date,
): Promise<Advert | undefined> {
  if (!hasAdverts(site)) return undefined;
  if (id > 0) return isShown(await runningAdvert(db, site.id, id, at));
  if (!/^\d{1,6}$/.test(position)) return undefined;
  return isShown(await advertAt(db, site.id, Number(position), at));
}
const isShown = (row: AdvertRow | undefined): Advert | undefined => row && wireAdvert(row);

/** Maximum characters of a title. */
const MAX_TITLE_LENGTH = 100;

/** Cleans an advert for storage (K8). @returns undefined where picture or link is unsafe or the title is empty */
function cleanAdvert(input: SavedAdvert): SavedAdvert | undefined {
  const title = [...plainText(withoutPlaceholders(input.title)).trim()].slice(0, MAX_TITLE_LENGTH).join('');
  const picture = resolveAddress(withoutPlaceholders(input.picture), undefined, ['https:']);
  const link = resolveAddress(withoutPlaceholders(input.link), undefined);
  const known = input.width > 0 && input.height > 0 && input.endsAt > input.startsAt;
  return title && picture && link && known ? { ...input, title, picture, link } : undefined;
}

/**
 * Saves an advert in the caller's transaction. Every writer uses this function.
 * @param id of the advert to replace; a new one without it
 * @returns its id; undefined where it is invalid (see `cleanAdvert`)
 */
export async function saveAdvert(
  db: Queries,
  site: number,
  input: SavedAdvert,
  id?: number,
): Promise<number | undefined> {
  const advert = cleanAdvert(input);
  return advert && (await putAdvert(db, site, advert, id))?.id;
}

/** All adverts with their views and clicks; the last to end comes first. */
export const countedAdverts = (db: Queries, site: number) => allAdverts(db, site);

/** Ends an advert. @returns false where it is unknown or ended */
export const endAdvert = async (db: Queries, site: number, id: number, at: Date): Promise<boolean> =>
  (await endAdvertAt(db, site, id, at)) > 0;
