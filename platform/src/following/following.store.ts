import { KindNumber } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import { shownAccountSql } from '@platform/db/shownAccountSql';
import { MemberState } from '@platform/membership/memberState.types';

const kinds = KindNumber.topicSub;

/** Where the things of each kind stand, and which of them anybody may see. */
const places: readonly [number, string][] = [
  [kinds.account, `accounts a where a.site_id = $1 and a.id = $3 and ${shownAccountSql('a')}`],
  [
    kinds.question,
    `questions q where q.site_id = $1 and q.id = $3 and (q.doc->>'status')::int <> 3
    and (q.member_id = 0 or (q.doc->>'status')::int <> 0)`,
  ],
  [kinds.subject, 'subjects s where s.site_id = $1 and s.id = $3'],
  [kinds.reporter, `people p where p.site_id = $1 and p.id = $3 and p.kind = 'reporter'`],
  [kinds.column, 'columns c where c.site_id = $1 and c.id = $3'],
  [kinds.circle, 'circles c where c.site_id = $1 and c.id = $3 and not c.withdrawn'],
  [kinds.user, `members m where m.site_id = $1 and m.id = $3 and m.state = ${MemberState.open}`],
  [kinds.live, 'lives l where l.site_id = $1 and l.id = $3'],
  [kinds.activity, 'activities v where v.site_id = $1 and v.id = $3'],
];
const THERE = places.map(([kind, place]) => `when ${kind} then exists (select 1 from ${place})`).join(' ');

/** The kinds that have things to be followed. */
export const followedKinds: readonly number[] = places.map(([kind]) => kind);

export interface Followed {
  /** KindNumber.topicSub, one of `followedKinds`. */
  readonly type: number;
  readonly id: number;
}

/**
 * The subscription and its count in one statement: of many at once of one person one counts (K3). A member's row is held, so
 * that nobody follows anything whose membership ends at the same moment.
 */
const FOLLOW = {
  name: 'subscriptions-follow',
  text: `with self as (select 1 from members where site_id = $1 and id = $6 and state = ${MemberState.open} for share),
    new as (insert into subscriptions (site_id, type, object_id, who, created_at)
      select $1, $2::smallint, $3::int, $4, $5 where case $2::smallint ${THERE} else false end
        and ($6::int = 0 or exists (select 1 from self))
      on conflict do nothing returning 1)
    insert into subscription_counts (site_id, type, object_id, count)
      select $1, $2::smallint, $3::int, 1 from new
      on conflict (site_id, type, object_id) do update set count = subscription_counts.count + 1`,
};
/** Follows an existing object. @param who `d:<device>` or `m:<member>` @param member the member's number, 0 for a device */
export const follow = (
  db: Queries,
  site: number,
  { type, id }: Followed,
  { who, member }: { readonly who: string; readonly member: number },
  at: Date,
) => db.run(FOLLOW, [site, type, id, who, at, member]);

const UNFOLLOW = {
  name: 'subscriptions-unfollow',
  text: `with gone as (delete from subscriptions where site_id = $1 and type = $2 and object_id = $3 and who = $4 returning 1)
    update subscription_counts set count = count - 1
    where site_id = $1 and type = $2 and object_id = $3 and exists (select 1 from gone)`,
};
export const unfollow = (db: Queries, site: number, { type, id }: Followed, who: string) =>
  db.run(UNFOLLOW, [site, type, id, who]);

/** Counts are locked in the order of their numbers: of two who change several at once one waits for the other. */
const FEWER = `locked as (select type, object_id from subscription_counts
      where site_id = $1 and (type, object_id) in (select type, object_id from lost)
      order by type, object_id for no key update)
    update subscription_counts c set count = c.count - 1 from locked l
    where c.site_id = $1 and c.type = l.type and c.object_id = l.object_id`;

const MOVE = {
  name: 'subscriptions-move',
  text: `with gone as (delete from subscriptions where site_id = $1 and who = $2 returning type, object_id, created_at),
    kept as (insert into subscriptions (site_id, type, object_id, who, created_at)
      select $1, type, object_id, $3, created_at from gone on conflict do nothing returning type, object_id),
    lost as (select type, object_id from gone except select type, object_id from kept), ${FEWER}`,
};
/** An object followed by both counts once. */
export const moveFollows = (db: Queries, site: number, from: string, to: string) =>
  db.run(MOVE, [site, from, to]);

const FORGET = {
  name: 'subscriptions-forget',
  text: `with lost as (delete from subscriptions where site_id = $1 and who = $2 returning type, object_id), ${FEWER}`,
};
export const forgetAllOf = (db: Queries, site: number, who: string) => db.run(FORGET, [site, who]);

const FORGET_FOLLOWERS = {
  name: 'subscriptions-forget-followers',
  text: `with gone as (delete from subscriptions where site_id = $1 and type = $2 and object_id = $3)
    delete from subscription_counts where site_id = $1 and type = $2 and object_id = $3`,
};
export const forgetFollowers = (db: Queries, site: number, { type, id }: Followed) =>
  db.run(FORGET_FOLLOWERS, [site, type, id]);

const AMONG = {
  name: 'subscriptions-among',
  text: `select object_id as id from subscriptions
    where site_id = $1 and type = $2 and object_id = any($3::int[]) and who = $4`,
};
export const followedIds = (db: Queries, site: number, type: number, ids: readonly number[], who: string) =>
  db.query<{ id: number }>(AMONG, [site, type, ids, who]);

const COUNTED = {
  name: 'subscriptions-counted',
  text: `select object_id as id, count from subscription_counts
    where site_id = $1 and type = $2 and object_id = any($3::int[])`,
};
export const followerCounts = (db: Queries, site: number, type: number, ids: readonly number[]) =>
  db.query<{ id: number; count: number }>(COUNTED, [site, type, ids]);

const ACCOUNTS = {
  name: 'subscriptions-accounts',
  text: `select s.object_id as id from subscriptions s
    join accounts a on a.site_id = s.site_id and a.id = s.object_id and ${shownAccountSql('a')}
    where s.site_id = $1 and s.who = $2 and s.type = ${kinds.account}
    order by s.created_at desc, s.object_id desc limit $3 offset $4`,
};
/** Followed accounts that are shown, last followed first. */
export const accountsFollowed = (db: Queries, site: number, who: string, limit: number, offset: number) =>
  db.query<{ id: number }>(ACCOUNTS, [site, who, limit, offset]);

const COLUMNS = {
  name: 'subscriptions-columns',
  text: `select object_id as id from subscriptions
    where site_id = $1 and who = $2 and type = ${kinds.column}
    order by created_at desc, object_id desc limit $3`,
};
/** The one followed last first. */
export const columnsFollowed = (db: Queries, site: number, who: string, limit: number) =>
  db.query<{ id: number }>(COLUMNS, [site, who, limit]);

export interface SubscriptionRow {
  type: number;
  id: number;
  at: Date;
}
const ALL_AFTER = {
  name: 'subscriptions-all-after',
  text: `select type, object_id as id, created_at as at from subscriptions
    where site_id = $1 and who = $2 and (type, object_id) > ($3, $4) order by type, object_id limit $5`,
};
/** All objects a person follows. @param after last row of the page before */
export const allAfter = (
  db: Queries,
  site: number,
  who: string,
  after: { type: number; id: number },
  limit: number,
) => db.query<SubscriptionRow>(ALL_AFTER, [site, who, after.type, after.id, limit]);
