import type { Account } from '@contract/accounts';
import { ACCOUNT_CATALOGUE, KindNumber } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import type { DocumentRow } from '@platform/db/documents';
import { followersSql } from '@platform/following/followers.sql';
import type { ArticleAccount } from './articleAccount.types';
import { shownAccountSql } from './shownAccount.sql';

/**
 * Status and ban stand in columns; the document carries them out. To the followers it was handed in with come those here; its
 * articles are counted.
 */
const DOC = `select id, doc || jsonb_build_object('xyStatus', status, 'xyForbidden', forbidden::int, 'isFollow', 0,
    'rssCount', coalesce((doc->>'rssCount')::int, 0) + ${followersSql(KindNumber.topicSub.account, 'accounts.id')},
    'articleCount', (select count(*) from articles a
      where a.site_id = accounts.site_id and a.account_id = accounts.id and a.account_id > 0 and a.status = 1)) as doc
  from accounts`;

const SHOWN = shownAccountSql('');

export interface AccountRow {
  readonly id: number;
  readonly doc: Account;
}
const BY_IDS = {
  name: 'accounts-by-ids',
  text: `${DOC} where site_id = $1 and id = any($2::int[])`,
};
/** A category has those of the categories below it too: who asks for the first level alone finds them all. */
const OF_CATEGORY = {
  name: 'accounts-of-category',
  text: `with recursive below as (
      select $2::int as id, 0 as depth
      union all
      select c.id, below.depth + 1 from categories c join below on c.parent_id = below.id
        where c.site_id = $1 and c.code = '${ACCOUNT_CATALOGUE}' and below.id > 0 and below.depth < 8)
    ${DOC} where site_id = $1 and category_id in (select below.id from below) and ${SHOWN} order by id limit $3 offset $4`,
};
const RECOMMENDED = {
  name: 'accounts-recommended',
  text: `${DOC} where site_id = $1 and recommended and ${SHOWN} order by id limit $2`,
};
const STATUSES = {
  name: 'accounts-statuses',
  text: `select id, status, forbidden from accounts where site_id = $1 and id = any($2::int[])`,
};
const NAMES = {
  name: 'accounts-names',
  text: `select id, doc->>'topic' as topic, doc->>'description' as description from accounts
    where site_id = $1 and ${SHOWN} order by id limit $2`,
};
const CATEGORIES = {
  name: 'categories-of-code',
  text: 'select id, doc from categories where site_id = $1 and code = $2 and parent_id = $3 order by order_id, id',
};

const FOR_ARTICLE = {
  name: 'accounts-for-article',
  text: `select id, coalesce(doc->>'topic', '') as name, coalesce(doc->>'icon', '') as icon,
      coalesce(doc->>'description', '') as description, ${SHOWN} as "isShown"
    from accounts where site_id = $1 and id = $2 for share`,
};
/** As its articles' rows show it; it changes no more before the caller's transaction ends. */
export const accountForArticle = (db: Queries, site: number, id: number) =>
  db.one<ArticleAccount>(FOR_ARTICLE, [site, id]);

const SAVE = {
  name: 'accounts-save',
  text: `insert into accounts (site_id, id, category_id, status, forbidden, recommended, doc) values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (site_id, id) do update set category_id = excluded.category_id, status = excluded.status,
      forbidden = excluded.forbidden, recommended = excluded.recommended, doc = excluded.doc`,
};
/** An account as it is handed in. */
export interface SavedAccount {
  readonly id: number;
  readonly category: number;
  /** XyStatus. */
  readonly status: number;
  readonly forbidden: boolean;
  readonly recommended: boolean;
  readonly doc: Account;
}
export const putAccount = (db: Queries, site: number, a: SavedAccount) =>
  db.run(SAVE, [site, a.id, a.category, a.status, a.forbidden, a.recommended, JSON.stringify(a.doc)]);

export const accountsByIds = (db: Queries, site: number, ids: readonly number[]) =>
  db.query<AccountRow>(BY_IDS, [site, ids]);
export const accountsOf = (db: Queries, site: number, category: number, limit: number, offset: number) =>
  db.query<AccountRow>(OF_CATEGORY, [site, category, limit, offset]);
export const recommendedAccounts = (db: Queries, site: number, limit: number) =>
  db.query<AccountRow>(RECOMMENDED, [site, limit]);
/** Names and descriptions of the accounts that are shown. */
export const accountNames = (db: Queries, site: number, limit: number) =>
  db.query<{ id: number; topic: string | null; description: string | null }>(NAMES, [site, limit]);
export const accountStatuses = (db: Queries, site: number, ids: readonly number[]) =>
  db.query<{ id: number; status: number; forbidden: boolean }>(STATUSES, [site, ids]);
/** @param parent 0 = first level. */
export const categoriesOf = (db: Queries, site: number, code: string, parent: number) =>
  db.query<DocumentRow>(CATEGORIES, [site, code, parent]);

/** A field that is undefined stays. */
export interface AccountChange {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  /** XyStatus. */
  readonly status?: number | undefined;
  readonly forbidden?: boolean | undefined;
}
const UPDATE = {
  name: 'accounts-update',
  text: `update accounts set status = coalesce($3, status), forbidden = coalesce($4, forbidden),
      doc = doc || jsonb_strip_nulls(jsonb_build_object('topic', $5::text, 'description', $6::text))
    where site_id = $1 and id = $2`,
};
export const updateAccount = (db: Queries, site: number, id: number, change: AccountChange) =>
  db.run(UPDATE, [
    ...[site, id, change.status ?? null, change.forbidden ?? null],
    ...[change.name ?? null, change.description ?? null],
  ]);
