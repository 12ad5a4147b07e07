import { commentSubjectQuery } from '@touch/api/commentSubject';
import { type CommentSubjectRef, discussHotQuery, discussViewQuery } from '@touch/api/comments';
import { ensureListLoaded, ensureLoaded, useListQuery } from '@touch/api/useQuery';
import { HotComments, Part } from '@touch/features/comments/CommentLists';
import { CommentPages } from '@touch/features/comments/CommentPages';
import { CommentsPage } from '@touch/features/comments/CommentsPage';
import { CommentsProvider } from '@touch/features/comments/CommentsProvider';
import { subjectFromPath } from '@touch/features/comments/subjectFromPath';
import { useCommentSubject } from '@touch/features/comments/useCommentSubject';
import { useReloadForMember } from '@touch/features/comments/useReloadForMember';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useWords } from '@touch/locales/words';
import type { ScreenContext, ScreenProps } from '@touch/outside/screen';
import { Notice } from '@touch/ui/Notice';
import { showPictures } from '@touch/widgets/gallery/showPictures';
import { addPictures } from '@touch/widgets/upload/addPictures';
import { useTexts } from './texts';

export { loadTexts } from './texts';

export async function load({ cache, params }: ScreenContext): Promise<void> {
  const subject = subjectFromPath(params);
  if (!subject) return;
  const { id, source } = subject;
  await Promise.all([
    ensureLoaded(cache, commentSubjectQuery(id, source)),
    ensureLoaded(cache, discussHotQuery(id, source)),
    ensureListLoaded(cache, discussViewQuery(id, source)),
  ]);
}

/** All that is said about an article or a live (F11): the hot ones, then page after page the newest. */
export function Screen({ params }: ScreenProps) {
  const words = useWords();
  const texts = useTexts();
  const subject = subjectFromPath(params);
  return (
    <>
      <ScreenHead title={texts.title} />
      {subject ? (
        <AllComments key={`${subject.source}/${subject.id}`} place={subject} />
      ) : (
        <Notice kind="empty" text={words['state.empty']} />
      )}
    </>
  );
}

function AllComments({ place: subject }: { readonly place: CommentSubjectRef }) {
  const words = useWords();
  const thing = useCommentSubject(subject);
  const list = useListQuery(discussViewQuery(subject.id, subject.source));
  useReloadForMember(list.refresh);
  return (
    <CommentsProvider
      subject={subject}
      thread=""
      count={thing.subject?.countDiscuss ?? 0}
      canWrite={thing.canWrite}
      addPictures={addPictures}
      showPictures={showPictures}
    >
      <CommentsPage thing={thing} mayWrite={thing.canWrite}>
        <HotComments level="h2" />
        <Part level="h2" heading={words['comments.newest']} isNewest>
          <CommentPages list={list} />
        </Part>
      </CommentsPage>
    </CommentsProvider>
  );
}
