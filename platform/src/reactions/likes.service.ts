import type { Queries } from '@platform/db/connection';
import { networkOf } from '@platform/limits/rateLimit';
import { createFairBatch } from '@platform/queues/fair';
import { refused } from '@platform/wire/refusals';
import { kindOfEvent, type ReactionKind } from './kinds.sql';
import { requireLikeAllowance } from './likeAllowance.service';
import {
  addToColumn,
  deleteLikes,
  insertLikes,
  type Like,
  likesAfter,
  moveLikeRows,
} from './reactions.store';

/** A like, or with `cancel` the taking back of one. */
interface Liking extends Like {
  readonly cancel: boolean;
}
type Outcome = 'changed' | 'repeated' | 'absent';

/** Likes of one statement at most. */
const MAX_BATCH = 200;

/** Neighbours of one sort together, in their order. */
function runsOf(likes: readonly Liking[]): Liking[][] {
  const runs: Liking[][] = [];
  for (const like of likes) {
    const run = runs.at(-1);
    if (run?.[0]?.cancel === like.cancel) run.push(like);
    else runs.push([like]);
  }
  return runs;
}

/** Writes likes in the order they came; of equal ones the first counts. */
async function writeLikes(
  db: Queries,
  site: number,
  kind: ReactionKind,
  likes: readonly Liking[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const run of runsOf(likes)) {
    if (run[0]?.cancel) {
      await deleteLikes(db, site, kind, run);
      outcomes.push(...run.map(() => 'changed' as const));
    } else {
      const rows = await insertLikes(db, site, kind, run);
      const shown = new Map(rows.map(({ id, who }) => [id, new Set(who)]));
      outcomes.push(
        ...run.map(({ id, who }) => {
          const isNew = shown.get(id);
          if (!isNew) return 'absent';
          return isNew.delete(who) ? 'changed' : 'repeated';
        }),
      );
    }
  }
  return outcomes;
}

/** A reader who likes. */
export interface LikingReader {
  /** `d:<device>` or `m:<member>`. */
  readonly who: string;
  readonly address: string;
  /** Proven by a token. */
  readonly isMember: boolean;
}

/** Are objects of the kind liked? @param type KindNumber.event */
export const isLiked = (type: number): boolean => kindOfEvent(type) !== undefined;

/** Refusal of taking back a like that is final (H2); undefined: it can be taken back. */
export const finalLike = (type: number): string | undefined => kindOfEvent(type)?.final;

/**
 * Likes of every kind, those of one site, kind and moment in one statement (decisions 025, 151). Networks take turns.
 * @param now epoch ms
 */
export function createLikes(db: Queries, now: () => number) {
  const write = createFairBatch<Liking, Outcome>(
    async (key, likes) => {
      const [site = 0, type = 0] = key.split('/').map(Number);
      const kind = kindOfEvent(type);
      return kind ? writeLikes(db, site, kind, likes) : likes.map(() => 'absent');
    },
    { most: MAX_BATCH },
  );
  /**
   * A second like of the same person changes nothing (K3).
   * @param thing `type`: KindNumber.event
   * @throws Refusal for too many likes of one network, and where likes of the kind are final for a second one or an absent object
   */
  return async (
    site: number,
    { type, id, cancel }: { readonly type: number; readonly id: number; readonly cancel: boolean },
    { who, address, isMember }: LikingReader,
  ): Promise<void> => {
    if (!cancel) await requireLikeAllowance(db, site, { type, id, address, isMember }, now());
    const like = { id, who, cancel, at: new Date(now()) };
    const outcome = await write(`${site}/${type}`, like, networkOf(address));
    const { final, absent } = kindOfEvent(type) ?? {};
    if (outcome === 'absent' && absent) throw refused(absent);
    if (outcome === 'repeated' && final) throw refused('请不要重复点赞');
  };
}
export type Likes = ReturnType<typeof createLikes>;

/** Moves a device's likes of every kind to its member. An object liked by both counts once (H2). */
export async function moveLikes(db: Queries, site: number, from: string, to: string): Promise<void> {
  for (const { kind: type, ids } of await moveLikeRows(db, site, from, to)) {
    const kind = kindOfEvent(type);
    if (kind) await addToColumn(db, site, kind, 'praise', new Map(ids.map((id) => [id, -1])));
  }
}

export { deleteLikesOf, forgetLikesOf } from './reactions.store';

/** Start value below every id. */
const FIRST = { type: -1, id: 0 };

/** A person's likes of every kind (KindNumber.event). @param after last row of the page before */
export const likesOf = (
  db: Queries,
  site: number,
  who: string,
  after: { type: number; id: number } | undefined,
  limit: number,
) => likesAfter(db, site, who, after ?? FIRST, limit);
