import { KindNumber } from '@contract/codes';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Queries } from '@platform/db/connection';
import { networkOf } from '@platform/limits/rateLimit';
import type { CallContext } from '@platform/operations/callContext';
import type { FairQueue } from '@platform/queues/fair';
import { refused } from '@platform/wire/refusals';
import {
  allAfter,
  type Followed,
  follow,
  followedIds,
  followedKinds,
  followerCounts,
  forgetAllOf,
  forgetFollowers,
  moveFollows,
} from './following.store';

export { accountsFollowed, columnsFollowed, unfollow } from './following.store';

const { user } = KindNumber.topicSub;

const memberIn = (who: string): number => (who.startsWith('m:') ? Number(who.slice(2)) : 0);

/** Queue key: all followers of one object update one counter row. */
export const queueKey = (site: number, { type, id }: Followed): string => `${site}/${type}/${id}`;

/**
 * Follows an existing object, once per person (wire o3).
 * @param who `d:<device>` or `m:<member>` @param inTurn queue that waits without a connection (decision 065)
 * @throws Refusal for an address that exceeds its daily limit
 */
export async function subscribe(
  db: Queries,
  inTurn: FairQueue,
  { site, address, caller }: CallContext,
  { who, ...one }: Followed & { readonly who: string },
  now: number,
): Promise<void> {
  const member = memberIn(who);
  const isSelf = one.type === user && one.id === member;
  if (isSelf || !followedKinds.includes(one.type)) return;
  // Device ids are easy to invent, and with `legacyWrites` members are only claimed.
  if (
    caller.kind !== 'member' &&
    !(await attemptsOf(db, site.id, now).take(limits.followsFromAddress, networkOf(address)))
  )
    throw refused('操作太频繁，请稍后再试');
  const follows = () => follow(db, site.id, one, { who, member }, new Date(now));
  await inTurn(queueKey(site.id, one), follows, networkOf(address));
}

/** True for kinds that can be followed. */
export const isFollowedKind = (type: number): boolean => followedKinds.includes(type);

/** The objects that a person follows. @param who '' = a stranger, who follows none */
export async function followedAmong(
  db: Queries,
  site: number,
  type: number,
  ids: readonly number[],
  who: string,
): Promise<ReadonlySet<number>> {
  if (who === '' || ids.length === 0) return new Set();
  return new Set((await followedIds(db, site, type, ids, who)).map(({ id }) => id));
}

/** Number of followers by id; missing ids have none. */
export async function followersOf(
  db: Queries,
  site: number,
  type: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  return new Map((await followerCounts(db, site, type, ids)).map(({ id, count }) => [id, count]));
}

/** Moves a device's follows to its member. An object followed by both counts once. */
export const moveSubscriptions = (db: Queries, site: number, from: string, to: string) =>
  moveFollows(db, site, from, to);

/** Deletes a former member's followers, and the follows of each person. @param persons `m:<member>` or `d:<device>` */
export async function forgetSubscriptions(
  db: Queries,
  site: number,
  member: number,
  persons: readonly string[],
): Promise<void> {
  for (const who of persons) await forgetAllOf(db, site, who);
  await forgetFollowers(db, site, { type: user, id: member });
}

/** Start value below every id. */
const FIRST = { type: -1, id: 0 };

/** All objects a person follows. @param after last row of the page before */
export const ownSubscriptions = (
  db: Queries,
  site: number,
  who: string,
  after: { type: number; id: number } | undefined,
  limit: number,
) => allAfter(db, site, who, after ?? FIRST, limit);
