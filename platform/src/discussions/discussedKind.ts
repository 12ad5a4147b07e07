import type { Queries } from '@platform/db/connection';

/** Something readers talk about, as its comments need it (wire S8). */
export interface Discussed {
  /** No new ones are taken. */
  readonly closed: boolean;
  /** Comments that are shown. */
  readonly count: number;
  readonly title: string;
  readonly articleType: number;
  readonly linkID: number;
  readonly columnCasName: string;
  readonly rssType: number;
  /** With the origin's mark. */
  readonly articleUrl: string;
  readonly articleUrlPad: string;
  readonly picture: string;
}

/** A kind of things that can be talked about. */
export interface DiscussedKind {
  /** Those of the ids that are public. */
  find(db: Queries, site: number, ids: readonly number[]): Promise<ReadonlyMap<number, Discussed>>;
  /** So many comments more (or less) are shown of each; part of the caller's transaction. */
  add(db: Queries, site: number, changes: ReadonlyMap<number, number>): Promise<unknown>;
}

/** Changes in the order of their numbers. */
export function inOrder(changes: ReadonlyMap<number, number>): { ids: number[]; counts: number[] } {
  const sorted = [...changes].sort(([one], [other]) => one - other);
  return { ids: sorted.map(([id]) => id), counts: sorted.map(([, count]) => count) };
}
