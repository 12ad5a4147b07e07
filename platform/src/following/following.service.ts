import { KindNumber } from '@contract/codes';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Queries } from '@platform/db/connection';
import type { InTurn } from '@platform/db/queues';
import { networkOf } from '@platform/limits/rateLimit';
import type { CallContext } from '@platform/operations/callContext';
import { refused } from '@platform/wire/refusals';
import {
  allAfter,
  among,
  counted,
  type Followed,
  follow,
  followedKinds,
  forgetAllOf,
  forgetFollowers,
  move,
} from './following.store';

export { accountsFollowed, columnsFollowed, unfollow } from './following.store';

const { user } = KindNumber.topicSub;

const memberIn = (who: string): number => (who.startsWith('m:') ? Number(who.slice(2)) : 0);

/** All who follow one thing change one row. */
export const turnOf = (site: number, { type, id }: Followed): string => `${site}/${type}/${id}`;

/**
 * Follows, once per person and thing; of what is not there nothing is kept (wire o3).
 * @param who `d:<device>` or `m:<member>` @param inTurn who waits takes no connection (decision 025)
 * @throws Refusal for an address whose devices follow all day long.
 */
export async function subscribe(
  db: Queries,
  inTurn: InTurn,
  { site, address }: CallContext,
  one: Followed,
  who: string,
  now: number,
): Promise<void> {
  const member = memberIn(who);
  const himself = one.type === user && one.id === member;
  if (himself || !followedKinds.includes(one.type)) return;
  // devices are easily invented
  if (
    member === 0 &&
    !(await attemptsOf(db, site.id, now).take(limits.followsFromAddress, networkOf(address)))
  )
    throw refused('操作太频繁，请稍后再试');
  const follows = () => follow(db, site.id, one, who, member, new Date(now));
  await inTurn(turnOf(site.id, one), follows, networkOf(address));
}

/** Is it a kind that can be followed? Of others nobody follows any. */
export const isFollowedKind = (type: number): boolean => followedKinds.includes(type);

/** Which of them a person follows; a stranger ('') follows none. */
export async function followedAmong(
  db: Queries,
  site: number,
  type: number,
  ids: readonly number[],
  who: string,
): Promise<ReadonlySet<number>> {
  if (who === '' || ids.length === 0) return new Set();
  return new Set((await among(db, site, type, ids, who)).map(({ id }) => id));
}

/** How many follow each here; who is missing has none. */
export async function followersOf(
  db: Queries,
  site: number,
  type: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  return new Map((await counted(db, site, type, ids)).map(({ id, count }) => [id, count]));
}

/** What a device followed becomes its member's; what both followed counts once. */
export const moveSubscriptions = (db: Queries, site: number, from: string, to: string) =>
  move(db, site, from, to);

/** With a membership end what he followed and that others followed him. */
export async function forgetSubscriptions(db: Queries, site: number, member: number): Promise<void> {
  await forgetAllOf(db, site, `m:${member}`);
  await forgetFollowers(db, site, { type: user, id: member });
}

/** Before every number there is. */
const FIRST = { type: -1, id: 0 };

/** Everything a person follows. @param after the row before */
export const ownSubscriptions = (
  db: Queries,
  site: number,
  who: string,
  after: { type: number; id: number } | undefined,
  limit: number,
) => allAfter(db, site, who, after ?? FIRST, limit);
