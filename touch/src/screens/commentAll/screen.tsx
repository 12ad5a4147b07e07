import { discussedQuery, discussHotQuery, discussViewQuery, type Place } from '@touch/api/comments';
import { ask, askList, useList } from '@touch/api/useAnswers';
import { HotComments, Part } from '@touch/features/comments/CommentLists';
import { CommentPages } from '@touch/features/comments/CommentPages';
import { placeOf } from '@touch/features/comments/placeOf';
import { TalkWithin } from '@touch/features/comments/Talk';
import { TalkPage } from '@touch/features/comments/TalkPage';
import { useThing } from '@touch/features/comments/thing';
import { useOwnRows } from '@touch/features/comments/useOwnRows';
import { showPictures } from '@touch/features/gallery/showPictures';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { addPictures } from '@touch/features/upload/addPictures';
import { useWords } from '@touch/locales/words';
import type { ScreenContext, ScreenProps } from '@touch/outside/screen';
import { Notice } from '@touch/ui/Notice';

export async function load({ cache, params }: ScreenContext): Promise<void> {
  const place = placeOf(params);
  if (!place) return;
  const { id, source } = place;
  await Promise.all([
    ask(cache, discussedQuery(id, source)),
    ask(cache, discussHotQuery(id, source)),
    askList(cache, discussViewQuery(id, source)),
  ]);
}

/** All that is said about an article or a live (F11): the hot ones, then page after page the newest. */
export function Screen({ params }: ScreenProps) {
  const words = useWords();
  const place = placeOf(params);
  return (
    <>
      <ScreenHead title={words['title.commentAll']} />
      {place ? (
        <AllComments key={`${place.source}/${place.id}`} place={place} />
      ) : (
        <Notice kind="empty" text={words['state.empty']} />
      )}
    </>
  );
}

function AllComments({ place }: { readonly place: Place }) {
  const words = useWords();
  const thing = useThing(place);
  const list = useList(discussViewQuery(place.id, place.source));
  useOwnRows(list.refresh);
  return (
    <TalkWithin
      place={place}
      thread=""
      counted={thing.discussed?.countDiscuss ?? 0}
      mayWrite={thing.mayWrite}
      addPictures={addPictures}
      showPictures={showPictures}
    >
      <TalkPage thing={thing} mayWrite={thing.mayWrite}>
        <HotComments level="h2" />
        <Part level="h2" heading={words['comments.newest']} isNewest>
          <CommentPages list={list} />
        </Part>
      </TalkPage>
    </TalkWithin>
  );
}
