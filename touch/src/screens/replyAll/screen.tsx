import { knownKey } from '@touch/api/changeComments';
import type { Said } from '@touch/api/comments';
import { discussedQuery, discussReplyQuery } from '@touch/api/comments';
import { ask, askList, type List, listOf, useList } from '@touch/api/useAnswers';
import { CommentPages } from '@touch/features/comments/CommentPages';
import { TalkWithin } from '@touch/features/comments/Talk';
import { TalkPage } from '@touch/features/comments/TalkPage';
import { useThing } from '@touch/features/comments/thing';
import { useOwnRows } from '@touch/features/comments/useOwnRows';
import { showPictures } from '@touch/features/gallery/showPictures';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { addPictures } from '@touch/features/upload/addPictures';
import { useWords } from '@touch/locales/words';
import type { ScreenContext, ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import { Notice } from '@touch/ui/Notice';
import { useCallback, useSyncExternalStore } from 'react';
import { isThread, type Thread, threadOf } from './thread';

export async function load({ cache, params: { id } }: ScreenContext): Promise<void> {
  if (!isThread(id)) return;
  const query = discussReplyQuery(id);
  await askList(cache, query);
  const thread = threadOf(cache, id, listOf(cache, query)?.pages.flat() ?? []);
  if (thread) await ask(cache, discussedQuery(thread.place.id, thread.place.source));
}

/** One comment and all that answers it, oldest first (F11). */
export function Screen({ params: { id } }: ScreenProps) {
  const words = useWords();
  return (
    <>
      <ScreenHead title={words['title.replyAll']} />
      {isThread(id) ? <Replies key={id} id={id} /> : <Notice kind="empty" text={words['state.empty']} />}
    </>
  );
}

/** What the reader came from tells the comment; what he does to it changes it. */
function useThread(id: string, replies: readonly Said[]): Thread | undefined {
  const { cache } = useVisit();
  const subscribe = useCallback((changed: () => void) => cache.subscribe(knownKey(id), changed), [cache, id]);
  const peek = () => cache.peek(knownKey(id));
  useSyncExternalStore(subscribe, peek, peek);
  return threadOf(cache, id, replies);
}

function Replies({ id }: { readonly id: string }) {
  const list = useList(discussReplyQuery(id));
  useOwnRows(list.refresh);
  const thread = useThread(id, list.pages.flat());
  if (!thread) return <CommentPages list={list} />;
  return <About key={thread.place.id} id={id} list={list} thread={thread} />;
}

interface AboutProps {
  readonly id: string;
  readonly list: List<Said>;
  readonly thread: Thread;
}

function About({ id, list, thread }: AboutProps) {
  const thing = useThing(thread.place);
  const { first, isWhole, place } = thread;
  return (
    <TalkWithin
      place={place}
      thread={id}
      counted={thing.discussed?.countDiscuss ?? 0}
      mayWrite={thing.mayWrite}
      addPictures={addPictures}
      showPictures={showPictures}
    >
      <TalkPage
        thing={thing}
        first={first}
        isWhole={isWhole}
        mayWrite={thing.mayWrite && first !== undefined}
      >
        <CommentPages list={list} />
      </TalkPage>
    </TalkWithin>
  );
}
