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

/** Adverts show only where the newsroom wants them (J3). */
const wants = ({ config }: Site): boolean => config.advEnable === 1;

/** Wire S30; addresses of this platform have their marks. */
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
const listed = async (rows: Promise<AdvertRow[]>): Found => (await rows).map(wireAdvert);

/** What runs below an article at a moment. */
export const articleAdverts = (db: Queries, site: Site, article: number, at: Date): Found =>
  wants(site) ? listed(advertsOfArticle(db, site.id, article, at)) : NONE;

/** What runs among the rows of a column. */
export const columnAdverts = (db: Queries, site: Site, column: number, at: Date): Found =>
  wants(site) ? listed(advertsOfColumn(db, site.id, column, at)) : NONE;

/** What runs as the app starts. */
export const startAdverts = (db: Queries, site: Site, at: Date): Found =>
  wants(site) ? listed(advertsOfStart(db, site.id, at)) : NONE;

/** One that runs, by its number, else the first at a position. */
export async function oneAdvert(
  db: Queries,
  site: Site,
  { id, position }: { readonly id: number; readonly position: string },
  at: Date,
): Promise<Advert | undefined> {
  if (!wants(site)) return undefined;
  if (id > 0) return shown(await runningAdvert(db, site.id, id, at));
  if (!/^\d{1,6}$/.test(position)) return undefined;
  return shown(await advertAt(db, site.id, Number(position), at));
}
const shown = (row: AdvertRow | undefined): Advert | undefined => row && wireAdvert(row);

/** Characters of a title at most. */
const TITLE_MOST = 100;

/** As it may be kept, whoever wrote it (K8); undefined where its picture or link leads nowhere safe, or nothing is left of its title. */
function cleanAdvert(given: SavedAdvert): SavedAdvert | undefined {
  const title = [...plainText(withoutPlaceholders(given.title)).trim()].slice(0, TITLE_MOST).join('');
  const picture = resolveAddress(withoutPlaceholders(given.picture), undefined, ['https:']);
  const link = resolveAddress(withoutPlaceholders(given.link), undefined);
  const known = given.width > 0 && given.height > 0 && given.endsAt > given.startsAt;
  return title && picture && link && known ? { ...given, title, picture, link } : undefined;
}

/**
 * The one door to adverts. Part of the caller's transaction.
 * @param id of one that is replaced; a new number without it
 * @returns its number; undefined where it cannot be kept (see `cleanAdvert`)
 */
export async function saveAdvert(
  db: Queries,
  site: number,
  given: SavedAdvert,
  id?: number,
): Promise<number | undefined> {
  const advert = cleanAdvert(given);
  return advert && (await putAdvert(db, site, advert, id))?.id;
}

/** Those that end last first, with how often each was seen and tapped. */
export const countedAdverts = (db: Queries, site: number) => allAdverts(db, site);

/** It runs no longer. false where there is none, or it is over. */
export const endAdvert = async (db: Queries, site: number, id: number, at: Date): Promise<boolean> =>
  (await endAdvertAt(db, site, id, at)) > 0;
