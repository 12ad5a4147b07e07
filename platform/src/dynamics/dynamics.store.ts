import type { Dynamic } from '@contract/dynamics';
import type { Queries } from '@platform/db/connection';
import { shownAccountSql } from '@platform/db/shownAccountSql';

/** Name and picture come from the author as they are now. `$2` is the current time. */
const PUBLIC = `select d.id, d.doc || jsonb_build_object('fileId', d.id, 'iorder', d.iorder::text,
      'userID', d.person_id, 'xyID', d.account_id,
      'userName', coalesce(p.name, x.doc->>'topic', ''), 'userIcon', coalesce(p.doc->>'url', x.doc->>'icon', ''),
      'countPraise', d.praise, 'countDiscuss', d.discuss, 'countShare', d.share) as doc
    from dynamics d
    left join people p on p.site_id = d.site_id and p.id = d.person_id and p.kind = 'reporter'
    left join accounts x on x.site_id = d.site_id and x.id = d.account_id and ${shownAccountSql('x')}
    where d.site_id = $1 and not d.withdrawn and d.published_at <= $2 and (p.id is not null or x.id is not null)`;
const PAGE = 'and ($4::bigint is null or d.iorder < $4) order by d.iorder desc limit $5 offset $6';

const BY_ID = { name: 'dynamics-by-id', text: `${PUBLIC} and d.id = $3` };
const BY_REPORTER = {
  name: 'dynamics-by-reporter',
  text: `${PUBLIC} and d.person_id = $3 and d.person_id > 0 ${PAGE}`,
};
const BY_ACCOUNT = {
  name: 'dynamics-by-account',
  text: `${PUBLIC} and d.account_id = $3 and d.account_id > 0 ${PAGE}`,
};

export interface DynamicRow {
  readonly id: number;
  readonly doc: Dynamic;
}
/** A page of one author's dynamics. */
interface DynamicPage {
  readonly author: number;
  readonly now: Date;
  /** Sort key of the last row the reader has. */
  readonly after: number | null;
  readonly offset: number;
  readonly limit: number;
}

/** A withdrawn dynamic, one of a hidden account and one dated later than `now` are not found. */
export const dynamicById = (db: Queries, site: number, id: number, now: Date) =>
  db.one<DynamicRow>(BY_ID, [site, now, id]);
export const dynamicsByReporter = (db: Queries, site: number, page: DynamicPage) =>
  db.query<DynamicRow>(BY_REPORTER, valuesOf(site, page));
export const dynamicsByAccount = (db: Queries, site: number, page: DynamicPage) =>
  db.query<DynamicRow>(BY_ACCOUNT, valuesOf(site, page));

const valuesOf = (site: number, { author, now, after, offset, limit }: DynamicPage) => [
  ...[site, now, author, after, limit, offset],
];

const SAVE = {
  name: 'dynamics-save',
  text: `insert into dynamics (site_id, id, person_id, account_id, published_at, iorder, withdrawn, doc, praise, share)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    on conflict (site_id, id) do update set person_id = excluded.person_id, account_id = excluded.account_id,
      published_at = excluded.published_at, iorder = excluded.iorder, withdrawn = excluded.withdrawn, doc = excluded.doc`,
};
export interface SavedDynamic {
  readonly id: number;
  /** One of the two is 0. */
  readonly reporterID: number;
  readonly accountID: number;
  readonly publishedAt: Date;
  readonly withdrawn: boolean;
  readonly doc: Pick<Dynamic, 'title' | 'content' | 'attachments' | 'publishtime'>;
  /** Counts of a new dynamic; those of a saved one stay. */
  readonly praise: number;
  readonly share: number;
}
export const putDynamic = (db: Queries, site: number, saved: SavedDynamic, iorder: number) =>
  db.run(SAVE, [
    ...[site, saved.id, saved.reporterID, saved.accountID, saved.publishedAt, iorder, saved.withdrawn],
    ...[JSON.stringify(saved.doc), saved.praise, saved.share],
  ]);

const IS_AUTHOR = {
  name: 'dynamics-is-author',
  text: `select 1 as found from people where site_id = $1 and id = $2 and kind = 'reporter'
    union all select 1 from accounts where site_id = $1 and id = $3`,
};
export const isAuthor = async (
  db: Queries,
  site: number,
  { reporterID, accountID }: Pick<SavedDynamic, 'reporterID' | 'accountID'>,
): Promise<boolean> => (await db.one(IS_AUTHOR, [site, reporterID, accountID])) !== undefined;

const NEXT_ID = { name: 'dynamics-next-id', text: `select nextval('dynamic_ids')::int as id` };
export async function nextDynamicID(db: Queries): Promise<number> {
  const row = await db.one<{ id: number }>(NEXT_ID);
  if (!row) throw new Error('the sequence dynamic_ids gave no number');
  return row.id;
}

/** A field that is undefined stays. */
export interface DynamicChange {
  readonly content?: string | undefined;
  readonly withdrawn?: boolean | undefined;
}
const UPDATE = {
  name: 'dynamics-update',
  text: `update dynamics set withdrawn = coalesce($3, withdrawn),
      doc = doc || jsonb_strip_nulls(jsonb_build_object('content', $4::text))
    where site_id = $1 and id = $2`,
};
export const updateDynamic = (db: Queries, site: number, id: number, change: DynamicChange) =>
  db.run(UPDATE, [site, id, change.withdrawn ?? null, change.content ?? null]);
