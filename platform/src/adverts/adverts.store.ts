import type { Queries } from '@platform/db/connection';

/** Where adverts stand: below articles, among a column's rows, as the app starts. */
export type AdvertPlace = 'article' | 'column' | 'start';

/** An advert as it is kept. */
export interface SavedAdvert {
  readonly place: AdvertPlace;
  /** Of this column alone; 0 = of all. */
  readonly columnID: number;
  /** Of this article alone; 0 = of all. */
  readonly articleID: number;
  /** Row before which it stands. */
  readonly position: number;
  /** AdvertType. */
  readonly type: number;
  readonly style: number;
  readonly title: string;
  /** A path of this platform, or an address. */
  readonly picture: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly link: string;
  /** Readers are told that it is one. */
  readonly marked: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export interface AdvertRow {
  id: number;
  place: AdvertPlace;
  column_id: number;
  article_id: number;
  position: number;
  type: number;
  style: number;
  title: string;
  picture: string;
  width: number;
  height: number;
  link: string;
  marked: boolean;
  starts_at: Date;
  ends_at: Date;
}

const FIELDS = `v.id, v.place, v.column_id, v.article_id, v.position, v.type, v.style, v.title, v.picture, v.width, v.height,
  v.link, v.marked, v.starts_at, v.ends_at`;
const RUNS = (at: string) => `v.starts_at <= ${at} and v.ends_at > ${at}`;
const ORDER = 'order by v.position, v.id';

/** Adverts shown in one place at most. */
const MAX_ROWS = 20;

const OF_ARTICLE = {
  name: 'adverts-of-article',
  text: `select ${FIELDS} from articles a join adverts v on v.site_id = a.site_id and v.place = 'article'
      and v.article_id in (0, a.id) and (v.column_id = 0 or exists (select 1 from column_rows r
        where r.site_id = a.site_id and r.column_id = v.column_id and r.article_id = a.id))
    where a.site_id = $1 and a.id = $2 and a.status = 1 and not a.adv_closed and ${RUNS('$3')} ${ORDER} limit ${MAX_ROWS}`,
};
/** Of one that readers have and that bears adverts; a column's stand below the articles of those under it, too. */
export const advertsOfArticle = (db: Queries, site: number, article: number, at: Date) =>
  db.query<AdvertRow>(OF_ARTICLE, [site, article, at]);

const OF_COLUMN = {
  name: 'adverts-of-column',
  text: `select ${FIELDS} from adverts v
    where v.site_id = $1 and v.place = 'column' and v.column_id in (0, $2) and ${RUNS('$3')} ${ORDER} limit ${MAX_ROWS}`,
};
export const advertsOfColumn = (db: Queries, site: number, column: number, at: Date) =>
  db.query<AdvertRow>(OF_COLUMN, [site, column, at]);

const OF_START = {
  name: 'adverts-of-start',
  text: `select ${FIELDS} from adverts v
    where v.site_id = $1 and v.place = 'start' and ${RUNS('$2')} ${ORDER} limit ${MAX_ROWS}`,
};
export const advertsOfStart = (db: Queries, site: number, at: Date) =>
  db.query<AdvertRow>(OF_START, [site, at]);

const ONE = {
  name: 'adverts-one',
  text: `select ${FIELDS} from adverts v where v.site_id = $1 and v.id = $2 and ${RUNS('$3')}`,
};
export const runningAdvert = (db: Queries, site: number, id: number, at: Date) =>
  db.one<AdvertRow>(ONE, [site, id, at]);

const AT_POSITION = {
  name: 'adverts-at-position',
  text: `select ${FIELDS} from adverts v where v.site_id = $1 and v.position = $2 and ${RUNS('$3')} order by v.id limit 1`,
};
export const advertAt = (db: Queries, site: number, position: number, at: Date) =>
  db.one<AdvertRow>(AT_POSITION, [site, position, at]);

const SAVE = {
  name: 'adverts-save',
  text: `insert into adverts (site_id, id, place, column_id, article_id, position, type, style, title, picture, width, height, link,
      marked, starts_at, ends_at)
    values ($1, coalesce($2, nextval('advert_ids')::integer), $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
    on conflict (site_id, id) do update set place = excluded.place, column_id = excluded.column_id,
      article_id = excluded.article_id, position = excluded.position, type = excluded.type, style = excluded.style,
      title = excluded.title, picture = excluded.picture, width = excluded.width, height = excluded.height,
      link = excluded.link, marked = excluded.marked, starts_at = excluded.starts_at, ends_at = excluded.ends_at
    returning id`,
};
/** @param id of one that is replaced; a new number without it */
export const putAdvert = (db: Queries, site: number, a: SavedAdvert, id?: number) =>
  db.one<{ id: number }>(SAVE, [
    site,
    id ?? null,
    a.place,
    a.columnID,
    a.articleID,
    a.position,
    a.type,
    a.style,
    a.title,
    a.picture,
    a.width,
    a.height,
    a.link,
    a.marked,
    a.startsAt,
    a.endsAt,
  ]);

const END = {
  name: 'adverts-end',
  text: 'update adverts set ends_at = $3 where site_id = $1 and id = $2 and ends_at > $3',
};
export const endAdvertAt = (db: Queries, site: number, id: number, at: Date) => db.run(END, [site, id, at]);

const ALL = {
  name: 'adverts-all',
  text: `select ${FIELDS}, coalesce(c.shown, 0) as shown, coalesce(c.clicked, 0) as clicked
    from adverts v left join advert_counts c on c.site_id = v.site_id and c.advert_id = v.id
    where v.site_id = $1 order by v.ends_at desc, v.id desc limit 200`,
};
/** All adverts with their counts; the last to end comes first. */
export const allAdverts = (db: Queries, site: number) =>
  db.query<AdvertRow & { shown: number; clicked: number }>(ALL, [site]);
