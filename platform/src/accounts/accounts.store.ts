import type { Account } from '@contract/accounts';
import { ACCOUNT_CATALOGUE, KindNumber } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import type { DocumentRow } from '@platform/db/documents';
import { followersSql } from '@platform/subscriptions/followersSql';

/** Status and ban stand in columns; the document carries them out. To the followers it was handed in with come those here. */
const DOC = `select id, doc || jsonb_build_object('xyStatus', status, 'xyForbidden', forbidden::int, 'isFollow', 0,
    'rssCount', coalesce((doc->>'rssCount')::int, 0) + ${followersSql(KindNumber.topicSub.account, 'accounts.id')}) as doc
  from accounts`;

export interface AccountRow {
  readonly id: number;
  readonly doc: Account;
}
/** Neither pending (1) nor closed (4), not forbidden (specification §4). */
const SHOWN = 'status not in (1, 4) and not forbidden and id > 0';

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

export const accountsByIds = (db: Queries, site: number, ids: readonly number[]) =>
  db.query<AccountRow>(BY_IDS, [site, ids]);
export const accountsOf = (db: Queries, site: number, category: number, limit: number, offset: number) =>
  db.query<AccountRow>(OF_CATEGORY, [site, category, limit, offset]);
export const recommendedAccounts = (db: Queries, site: number, limit: number) =>
  db.query<AccountRow>(RECOMMENDED, [site, limit]);
/** How the accounts that are shown are called. */
export const accountNames = (db: Queries, site: number, limit: number) =>
  db.query<{ id: number; topic: string | null; description: string | null }>(NAMES, [site, limit]);
export const accountStatuses = (db: Queries, site: number, ids: readonly number[]) =>
  db.query<{ id: number; status: number; forbidden: boolean }>(STATUSES, [site, ids]);
/** @param parent 0 = first level. */
export const categoriesOf = (db: Queries, site: number, code: string, parent: number) =>
  db.query<DocumentRow>(CATEGORIES, [site, code, parent]);
