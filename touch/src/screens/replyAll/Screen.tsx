import { cachedCommentKey } from '@touch/api/changeComments';
import { type BaseComment, discussReplyQuery } from '@touch/api/comments';
import { type ListQueryResult, useListQuery } from '@touch/api/useQuery';
import { CommentPages } from '@touch/features/comments/CommentPages';
import { CommentsPage } from '@touch/features/comments/CommentsPage';
import { CommentsProvider } from '@touch/features/comments/CommentsProvider';
import { useCommentSubject } from '@touch/features/comments/useCommentSubject';
import { useReloadForMember } from '@touch/features/comments/useReloadForMember';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { useCallback, useSyncExternalStore } from 'react';
import { useTexts } from './texts';
import { isThread, type Thread, threadOf } from './thread';

/** One comment and all that answers it, oldest first (F11). */
export function Screen({ params: { id } }: ScreenProps) {
  const words = useWords();
  const texts = useTexts();
  return (
    <>
      <ScreenHead title={texts.title} />
      {isThread(id) ? <Replies key={id} id={id} /> : <Notice kind="empty" text={words['state.empty']} />}
    </>
  );
}

/** Finds the comment in the list the reader came from, and follows their changes to it. */
function useThread(id: string, replies: readonly BaseComment[]): Thread | undefined {
  const { cache } = useVisit();
  const subscribe = useCallback(
    (changed: () => void) => cache.subscribe(cachedCommentKey(id), changed),
    [cache, id],
  );
  const peek = () => cache.peek(cachedCommentKey(id));
  useSyncExternalStore(subscribe, peek, peek);
  return threadOf(cache, id, replies);
}

function Replies({ id }: { readonly id: string }) {
  const list = useListQuery(discussReplyQuery(id));
  useReloadForMember(list.refresh);
  const thread = useThread(id, list.pages.flat());
  if (!thread) return <CommentPages list={list} />;
  return <ThreadPage key={thread.place.id} id={id} list={list} thread={thread} />;
}

interface ThreadPageProps {
  readonly id: string;
  readonly list: ListQueryResult<BaseComment>;
  readonly thread: Thread;
}

function ThreadPage({ id, list, thread }: ThreadPageProps) {
  const thing = useCommentSubject(thread.place);
  const { first, isWhole, place } = thread;
  return (
    <CommentsProvider
      subject={place}
      thread={id}
      count={thing.subject?.countDiscuss ?? 0}
      canWrite={thing.canWrite}
    >
      <CommentsPage
        thing={thing}
        first={first}
        isWhole={isWhole}
        mayWrite={thing.canWrite && first !== undefined}
      >
        <CommentPages list={list} />
      </CommentsPage>
    </CommentsProvider>
  );
}
