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

/** Public targets of one kind among the ids. */
export type FindTargets = (
  db: Queries,
  site: number,
  ids: readonly number[],
) => Promise<ReadonlyMap<number, CommentTarget>>;
