import type { Queries } from '@platform/db/connection';

/** Target of comments, such as an article or a live (wire S8). */
export interface CommentTarget {
  /** Discussion is closed. */
  readonly closed: boolean;
  /** Comments that are shown. */
  readonly count: number;
  readonly title: string;
  readonly articleType: number;
  readonly linkID: number;
  readonly columnCasName: string;
  readonly rssType: number;
  /** Contains the origin placeholder. */
  readonly articleUrl: string;
  readonly articleUrlPad: string;
  readonly picture: string;
}

/** Data access for one kind of comment targets. */
export interface CommentTargetKind {
  /** The public targets among the ids. */
  find(db: Queries, site: number, ids: readonly number[]): Promise<ReadonlyMap<number, CommentTarget>>;
  /** Changes the counts of shown comments by id, in the caller's transaction. */
  add(db: Queries, site: number, changes: ReadonlyMap<number, number>): Promise<unknown>;
}

/** Changes sorted by id, so that row locks are taken in one order. */
export function sortedById(changes: ReadonlyMap<number, number>): { ids: number[]; counts: number[] } {
  const sorted = [...changes].sort(([one], [other]) => one - other);
  return { ids: sorted.map(([id]) => id), counts: sorted.map(([, count]) => count) };
}
