import { KindNumber } from '@contract/codes';
import { discussedArticles } from '@platform/articles/discussed';
import type { Queries } from '@platform/db/connection';
import { type Discussed, type DiscussedKind, inOrder } from '@platform/discussions/discussedKind';
import { discussedLives } from '@platform/lives/discussed';
import { addThreads } from './comments.counts.store';

/** What can be talked about, by `KindNumber.source`; other kinds come with their resources. */
const kinds: Readonly<Record<number, DiscussedKind>> = {
  [KindNumber.source.article]: discussedArticles,
  [KindNumber.source.live]: discussedLives,
};

export interface Place {
  /** KindNumber.source. */
  readonly source: number;
  readonly objectID: number;
}

/** undefined: there is no such thing, or it is not public. */
export async function discussedAt(db: Queries, site: number, place: Place): Promise<Discussed | undefined> {
  return (await discussedAll(db, site, [place]))(place);
}

/** What there is at several places, to be asked by place. */
export async function discussedAll(
  db: Queries,
  site: number,
  places: readonly Place[],
): Promise<(place: Place) => Discussed | undefined> {
  const found = new Map<number, ReadonlyMap<number, Discussed>>();
  for (const [source, kind] of Object.entries(kinds)) {
    const ids = places.filter((place) => place.source === Number(source)).map(({ objectID }) => objectID);
    if (ids.length > 0) found.set(Number(source), await kind.find(db, site, [...new Set(ids)]));
  }
  return ({ source, objectID }) => found.get(source)?.get(objectID);
}

/** So many comments, and so many threads among them, are shown more (or less) of a thing. */
export interface CountChange extends Place {
  readonly count: number;
  readonly threads: number;
}

/** Adds to the counts of shown comments; part of the caller's transaction. */
export async function addToCounts(db: Queries, site: number, changes: readonly CountChange[]): Promise<void> {
  for (const [source, kind] of Object.entries(kinds)) {
    const own = changes.filter((change) => change.source === Number(source));
    const counts = sums(own, ({ count }) => count);
    if (counts.size > 0) await kind.add(db, site, counts);
    const threads = inOrder(sums(own, (change) => change.threads));
    if (threads.ids.length > 0) await addThreads(db, site, Number(source), threads.ids, threads.counts);
  }
}

/** By object; those that come to nothing are left out. */
function sums(changes: readonly CountChange[], of: (change: CountChange) => number): Map<number, number> {
  const all = new Map<number, number>();
  for (const change of changes) all.set(change.objectID, (all.get(change.objectID) ?? 0) + of(change));
  return new Map([...all].filter(([, sum]) => sum !== 0));
}
