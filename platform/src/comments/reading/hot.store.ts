import type { Queries } from '@platform/db/connection';
import { CommentState } from '@platform/discussions/commentState.types';

/** Counts that rank a thread. */
export interface ThreadHeat {
  readonly id: number;
  readonly praise: number;
  readonly discuss: number;
}

/** The index `comments_hot` in its own order: no more is read than comes. */
export const HOTTEST = {
  name: 'comments-hottest',
  text: `select c.id, c.praise, c.discuss from comments c
    where c.site_id = $1 and c.source = $2 and c.object_id = $3 and c.thread_id = 0 and c.state = ${CommentState.shown}
      and c.praise + c.discuss > 0 and (c.praise + c.discuss, c.id) < ($4::int, $5::int)
    order by c.praise + c.discuss desc, c.id desc limit $6`,
};
/** Threads by likes and answers together, the newest of equal ones first; those behind the last one that was read. */
export const hottestAfter = (
  db: Queries,
  { site, source, objectID }: { readonly site: number; readonly source: number; readonly objectID: number },
  last: { readonly sum: number; readonly id: number },
  limit: number,
) => db.query<ThreadHeat>(HOTTEST, [site, source, objectID, last.sum, last.id, limit]);
