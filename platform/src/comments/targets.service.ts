import { KindNumber } from '@contract/codes';
import { articleCommentTargets } from '@platform/articles/commentTarget.service';
import type { Queries } from '@platform/db/connection';
import type { CommentTarget, FindTargets } from '@platform/discussions/commentTarget.types';
import { liveCommentTargets } from '@platform/lives/commentTarget.service';
import { addToColumn, commentTargets } from '@platform/reactions/counts.service';
import { commentedKinds } from '@platform/reactions/kinds.sql';
import { addThreads } from './posting/posting.store';

/** Targets that are more than their own row, by `KindNumber.source`. */
const finders: Readonly<Record<number, FindTargets>> = {
  [KindNumber.source.article]: articleCommentTargets,
  [KindNumber.source.live]: liveCommentTargets,
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
  for (const source of new Set(places.map((place) => place.source))) {
    const ids = places.filter((place) => place.source === source).map(({ objectID }) => objectID);
    const find = finders[source] ?? ((...read) => commentTargets(source, ...read));
    found.set(source, await find(db, site, [...new Set(ids)]));
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
  for (const kind of commentedKinds) {
    const own = changes.filter(({ source }) => source === kind.source);
    await addToColumn(
      db,
      site,
      kind,
      'discuss',
      sums(own, ({ count }) => count),
    );
    await addThreads(
      db,
      site,
      kind.source,
      sums(own, ({ threads }) => threads),
    );
  }
}

/** Sums by object, without zeros. */
function sums(changes: readonly CountChange[], of: (change: CountChange) => number): Map<number, number> {
  const all = new Map<number, number>();
  for (const change of changes) all.set(change.objectID, (all.get(change.objectID) ?? 0) + of(change));
  return new Map([...all].filter(([, sum]) => sum !== 0));
}
