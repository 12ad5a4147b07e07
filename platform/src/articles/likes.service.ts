import { KindNumber } from '@contract/codes';
import type { Queries } from '@platform/db/connection';
import { createFairBatch } from '@platform/queues/fair';
import { deleteLike, insertLikes, likesAfter, moveLikeRows, type NewLike } from './articles.store';

/** A like of an article, or with `cancel` the taking back of one. */
export interface ArticleLike extends NewLike {
  readonly cancel: boolean;
}

/** Likes of one statement at most. */
const MAX_BATCH = 200;

/** Neighbours of one sort together, in their order. */
function runsOf(likes: readonly ArticleLike[]): ArticleLike[][] {
  const runs: ArticleLike[][] = [];
  for (const like of likes) {
    const run = runs.at(-1);
    if (run?.[0]?.cancel === like.cancel) run.push(like);
    else runs.push([like]);
  }
  return runs;
}

/** Writes likes in the order they came; a second like of the same person changes nothing (K3). */
async function writeLikes(db: Queries, site: number, likes: readonly ArticleLike[]): Promise<void> {
  const kind = KindNumber.event.article;
  for (const run of runsOf(likes)) {
    if (!run[0]?.cancel) await insertLikes(db, site, kind, run);
    else for (const { id, who } of run) await deleteLike(db, site, { kind, id }, who);
  }
}

/** Likes of a site's articles, those of one moment together (decision 025). @param from network of the reader: they take turns */
export function createArticleLikes(db: Queries) {
  const write = createFairBatch<ArticleLike, true>(
    async (site, likes) => {
      await writeLikes(db, Number(site), likes);
      return likes.map(() => true);
    },
    { most: MAX_BATCH },
  );
  return (site: number, like: ArticleLike, from: string): Promise<true> => write(String(site), like, from);
}

/** Moves a device's likes to its member. An object liked by both counts once (H2). */
export const moveLikes = (db: Queries, site: number, from: string, to: string) =>
  moveLikeRows(db, site, from, to, KindNumber.event.article);

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
