import { KindNumber } from '@contract/codes';
import { RANK_HIT_INFLUENCE } from '@contract/limits';
import { shownAccountSql } from '@platform/accounts/shownAccount.sql';
import type { Queries } from '@platform/db/connection';
import type { Period } from './periods.rules';

/** Influence of one member who subscribed. */
const SUBSCRIBER_WEIGHT = 2;

export interface RankedAccount {
  readonly id: number;
  readonly icon: string;
  readonly topic: string;
  readonly influence: number;
}

/** A day of the site's time as the moment it begins. */
const startOf = (parameter: string) => `(${parameter}::date::text || 'T00:00:00+08:00')::timestamptz`;

const RANK = {
  name: 'ranks-of-period',
  text: `select a.id, coalesce(a.doc->>'icon', '') as icon, coalesce(a.doc->>'topic', '') as topic,
      (coalesce(h.hits, 0) * ${RANK_HIT_INFLUENCE} + coalesce(f.members, 0) * ${SUBSCRIBER_WEIGHT})::int as influence
    from accounts a
      left join (select account_id, sum(hits) as hits from account_hit_days
        where site_id = $1 and day >= $2 and day < $3 group by account_id) h on h.account_id = a.id
      left join (select object_id, count(*) as members from subscriptions
        where site_id = $1 and type = ${KindNumber.topicSub.account} and who like 'm:%'
          and created_at >= ${startOf('$2')} and created_at < ${startOf('$3')} group by object_id) f on f.object_id = a.id
    where a.site_id = $1 and ${shownAccountSql('a.')}
    order by influence desc, a.id limit $4`,
};
/** The accounts that are shown, best first; of equal ones the older account. */
export const rankOf = (db: Queries, site: number, { from, until }: Period, limit: number) =>
  db.query<RankedAccount>(RANK, [site, from, until, limit]);

const HIT = {
  name: 'ranks-hit',
  text: `with hit as (
      insert into account_hits (site_id, account_id, day, member_id, created_at)
        select $1, a.id, $3, m.id, $5 from accounts a, members m
          where a.site_id = $1 and a.id = $2 and ${shownAccountSql('a.')} and m.site_id = $1 and m.id = $4
        on conflict do nothing returning account_id)
    insert into account_hit_days as d (site_id, day, account_id, hits) select $1, $3, account_id, 1 from hit
      on conflict (site_id, day, account_id) do update set hits = d.hits + 1`,
};
/** One vote of a member for an account that is shown. @returns false where nothing was counted */
export const addHit = async (
  db: Queries,
  site: number,
  { account, member, day, at }: { account: number; member: number; day: string; at: Date },
): Promise<boolean> => (await db.run(HIT, [site, account, day, member, at])) > 0;

const HIT_TODAY = {
  name: 'ranks-hit-today',
  text: `select account_id as id from account_hits
    where site_id = $1 and member_id = $2 and day = $3 and account_id = any($4::int[])`,
};
/** The accounts of a list that a member has voted for on a day. */
export const hitOn = (db: Queries, site: number, member: number, day: string, ids: readonly number[]) =>
  db.query<{ id: number }>(HIT_TODAY, [site, member, day, ids]);

const FORGET = {
  name: 'ranks-forget',
  text: 'delete from account_hits where site_id = $1 and member_id = $2',
};
/** A former member's votes; the counts stay. */
export const forgetHits = (db: Queries, site: number, member: number) => db.run(FORGET, [site, member]);

const OWN = {
  name: 'ranks-own-hits',
  text: `select account_id as account, day, created_at as at from account_hits
    where site_id = $1 and member_id = $2 and (day, account_id) > ($3::date, $4::int) order by day, account_id limit $5`,
};
/** Oldest first, for the member's own copy. */
export const hitsAfter = (
  db: Queries,
  site: number,
  member: number,
  after: { day: string; account: number },
  limit: number,
) =>
  db.query<{ account: number; day: string; at: Date }>(OWN, [site, member, after.day, after.account, limit]);

const MOST_READ = {
  name: 'ranks-most-read',
  text: `select a.id from articles a join article_counts c on c.site_id = a.site_id and c.article_id = a.id
      join accounts x on x.site_id = a.site_id and x.id = a.account_id
    where a.site_id = $1 and a.status = 1 and a.account_id > 0 and ${shownAccountSql('x.')}
    order by c.click_initial + c.click_real + c.click_fake desc, a.id desc limit $2 offset $3`,
};
/** Articles of accounts that are shown, most read first. */
export const mostReadArticles = (db: Queries, site: number, limit: number, offset: number) =>
  db.query<{ id: number }>(MOST_READ, [site, limit, offset]);
