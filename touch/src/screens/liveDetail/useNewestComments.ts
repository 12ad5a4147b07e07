import type { Comment } from '@touch/api/comments';
import type { ListQueryResult } from '@touch/api/useQuery';
import { useCallback, useState } from 'react';

/** Comments shown at first, and more of them at each step. */
const STEP = 40;

/**
 * The newest comments of a list. A live may have thousands: all of them are known, and those are drawn whose place comes near
 * before the next page is requested.
 */
export function useNewestComments(list: ListQueryResult<Comment>): ListQueryResult<Comment> {
  const [limit, setLimit] = useState(STEP);
  const showMore = useCallback(() => setLimit((before) => before + STEP), []);
  const all = list.pages.flat();
  const pages: Comment[][] = [];
  for (let at = 0; at < Math.min(limit, all.length); at += STEP) pages.push(all.slice(at, at + STEP));
  if (all.length <= limit) return { ...list, pages };
  return { ...list, pages, hasMore: true, more: 'idle', loadMore: showMore };
}
