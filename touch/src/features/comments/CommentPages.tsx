import type { BaseComment, Comment } from '@touch/api/comments';
import type { ListQueryResult } from '@touch/api/useQuery';
import { useWords } from '@touch/locales/words';
import { RowSkeleton } from '@touch/ui/articleRow/RowSkeleton';
import { ListFoot } from '@touch/ui/ListFoot';
import { Notice } from '@touch/ui/Notice';
import { FailedNotice } from '@touch/ui/QueryState';
import { CommentRows } from './CommentRows';
import { useVisibleComments } from './useVisibleComments';

interface CommentPagesProps<One extends Comment | BaseComment> {
  readonly list: ListQueryResult<One>;
}

/** Comments page after page in all states (B8, E1); lists of articles have more to them than these screens should load. */
export function CommentPages<One extends Comment | BaseComment>({ list }: CommentPagesProps<One>) {
  const words = useWords();
  const seen = useVisibleComments<Comment | BaseComment>(list.pages.flat());
  if (list.state === 'loading') return <RowSkeleton rows={6} label={words['state.loading']} />;
  if (list.state === 'failed') return <FailedNotice message={list.message} retry={list.refresh} />;
  if (seen.length === 0 && !list.hasMore) return <Notice kind="empty" text={words['state.noComments']} />;
  return (
    <>
      <CommentRows comments={seen} />
      <ListFoot {...list} pages={list.pages.length} />
    </>
  );
}
