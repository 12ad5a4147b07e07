import { KindNumber } from '@contract/codes';
import { discussedArticles } from '@platform/articles/discussed';
import type { Queries } from '@platform/db/connection';
import { discussedLives } from '@platform/lives/discussed';
import type { Discussed, DiscussedKind } from './discussedKind';

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

/** Adds to the counts of shown comments; part of the caller's transaction. */
export async function addToCounts(
  db: Queries,
  site: number,
  changes: readonly (Place & { readonly count: number })[],
): Promise<void> {
  for (const [source, kind] of Object.entries(kinds)) {
    const sums = new Map<number, number>();
    for (const { source: of, objectID, count } of changes) {
      if (of === Number(source)) sums.set(objectID, (sums.get(objectID) ?? 0) + count);
    }
    for (const [id, count] of sums) if (count === 0) sums.delete(id);
    if (sums.size > 0) await kind.add(db, site, sums);
  }
}
