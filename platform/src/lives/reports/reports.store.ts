import type { Report } from '@contract/lives';
import type { Queries } from '@platform/db/connection';

/** Stored document of a report; number, time and pinning are columns. */
export type ReportDocument = Omit<Report, 'fileId' | 'publishtime' | 'isTop'>;

export interface ReportRow {
  id: number;
  live_id: number;
  published_at: Date;
  top: boolean;
  doc: ReportDocument;
}
const COLUMNS = 'id, live_id, published_at, top, doc';

const ADD = {
  name: 'reports-add',
  text: `insert into live_reports (site_id, live_id, published_at, top, doc)
    select $1, id, $3, $4, $5 from lives where site_id = $1 and id = $2 returning ${COLUMNS}`,
};
/** undefined: there is no such live. */
export const insertReport = (
  db: Queries,
  { site, live }: { readonly site: number; readonly live: number },
  at: Date,
  { top, doc }: Pick<ReportRow, 'top' | 'doc'>,
) => db.one<ReportRow>(ADD, [site, live, at, top, JSON.stringify(doc)]);

const ONE = {
  name: 'reports-one',
  text: `select ${COLUMNS} from live_reports where site_id = $1 and live_id = $2 and id = $3 for no key update`,
};
/** Held until the transaction is over. */
export const lockReport = (db: Queries, site: number, live: number, id: number) =>
  db.one<ReportRow>(ONE, [site, live, id]);

const LIVE_OF = {
  name: 'reports-live-of',
  text: 'select live_id as live from live_reports where site_id = $1 and id = $2',
};
export const liveOfReport = (db: Queries, site: number, id: number) =>
  db.one<{ live: number }>(LIVE_OF, [site, id]);

const SAVE = {
  name: 'reports-save',
  text: 'update live_reports set top = $3, doc = $4 where site_id = $1 and id = $2',
};
export const saveReport = (db: Queries, site: number, { id, top, doc }: ReportRow) =>
  db.run(SAVE, [site, id, top, JSON.stringify(doc)]);

const REMOVE = {
  name: 'reports-remove',
  text: `delete from live_reports where site_id = $1 and live_id = $2 and id = $3 returning ${COLUMNS}`,
};
/** As it was; undefined where there is none. */
export const deleteReport = (db: Queries, site: number, live: number, id: number) =>
  db.one<ReportRow>(REMOVE, [site, live, id]);

const OF_LIVE = `select ${COLUMNS} from live_reports where site_id = $1 and live_id = $2`;
const OLDEST = {
  name: 'reports-oldest',
  text: `${OF_LIVE} and id > $3 order by id limit $4 offset $5`,
};
/** Pinned reports lead the first page and appear on no other. */
const NEWEST = {
  name: 'reports-newest',
  text: `${OF_LIVE} and ($3 = 0 or (id < $3 and not top)) order by top desc, id desc limit $4 offset $5`,
};
/** @param after number of the last one the reader has; 0 = from the start */
export const reportsOf = (
  db: Queries,
  site: number,
  live: number,
  { oldestFirst, after, limit, offset }: ReportPage,
) => db.query<ReportRow>(oldestFirst ? OLDEST : NEWEST, [site, live, after, limit, offset]);
export interface ReportPage {
  readonly oldestFirst: boolean;
  readonly after: number;
  readonly limit: number;
  readonly offset: number;
}
