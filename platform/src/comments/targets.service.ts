import { KindNumber } from '@contract/codes';
import { activityCommentTargets } from '@platform/activities/reactions.service';
import { articleCommentTargets } from '@platform/articles/commentTarget.service';
import { postCommentTargets } from '@platform/circles/commentTarget.service';
import type { Queries } from '@platform/db/connection';
import {
  type CommentTarget,
  type CommentTargetKind,
  sortedById,
} from '@platform/discussions/discussedKind.types';
import { dynamicCommentTargets } from '@platform/dynamics/commentTarget.service';
import { liveCommentTargets } from '@platform/lives/commentTarget.service';
import { shortVideoCommentTargets } from '@platform/shortVideos/commentTarget.service';
import { addThreads } from './counts.store';

/** Kinds of comment targets by `KindNumber.source`. */
const kinds: Readonly<Record<number, CommentTargetKind>> = {
  [KindNumber.source.article]: articleCommentTargets,
  [KindNumber.source.live]: liveCommentTargets,
  [KindNumber.source.shortVideo]: shortVideoCommentTargets,
  [KindNumber.source.post]: postCommentTargets,
  [KindNumber.source.activity]: activityCommentTargets,
  [KindNumber.source.dynamic]: dynamicCommentTargets,
};

export interface CommentTargetKey {
  /** KindNumber.source. */
  readonly source: number;
  readonly objectID: number;
}

/** @returns undefined for an unknown or unpublished target */
export async function findCommentTarget(
  db: Queries,
  site: number,
  place: CommentTargetKey,
): Promise<CommentTarget | undefined> {
  return (await findCommentTargets(db, site, [place]))(place);
}

/** Reads several targets in one query per kind. @returns a lookup by key */
export async function findCommentTargets(
  db: Queries,
  site: number,
  places: readonly CommentTargetKey[],
): Promise<(place: CommentTargetKey) => CommentTarget | undefined> {
  const found = new Map<number, ReadonlyMap<number, CommentTarget>>();
  for (const [source, kind] of Object.entries(kinds)) {
    const ids = places.filter((place) => place.source === Number(source)).map(({ objectID }) => objectID);
    if (ids.length > 0) found.set(Number(source), await kind.find(db, site, [...new Set(ids)]));
  }
  return ({ source, objectID }) => found.get(source)?.get(objectID);
}

/** Change in the number of shown comments and threads of a target. */
export interface CountChange extends CommentTargetKey {
  readonly count: number;
  readonly threads: number;
}

/** Changes the counts of shown comments in the caller's transaction. */
export async function addToCounts(db: Queries, site: number, changes: readonly CountChange[]): Promise<void> {
  for (const [source, kind] of Object.entries(kinds)) {
    const own = changes.filter((change) => change.source === Number(source));
    const counts = sums(own, ({ count }) => count);
    if (counts.size > 0) await kind.add(db, site, counts);
    const threads = sortedById(sums(own, (change) => change.threads));
    if (threads.ids.length > 0) await addThreads(db, site, Number(source), threads.ids, threads.counts);
  }
}

/** Sums by object, without zeros. */
function sums(changes: readonly CountChange[], of: (change: CountChange) => number): Map<number, number> {
  const all = new Map<number, number>();
  for (const change of changes) all.set(change.objectID, (all.get(change.objectID) ?? 0) + of(change));
  return new Map([...all].filter(([, sum]) => sum !== 0));
}
