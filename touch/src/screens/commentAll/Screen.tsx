import { type CommentSubjectRef, discussHotQuery, discussViewQuery } from '@touch/api/comments';
import { useListQuery, useQuery } from '@touch/api/useQuery';
import { HotComments, Part } from '@touch/features/comments/CommentLists';
import { CommentPages } from '@touch/features/comments/CommentPages';
import { CommentsPage } from '@touch/features/comments/CommentsPage';
import { CommentsProvider } from '@touch/features/comments/CommentsProvider';
import { subjectFromPath } from '@touch/features/comments/subjectFromPath';
import { useCommentSubject } from '@touch/features/comments/useCommentSubject';
import { useReloadForMember } from '@touch/features/comments/useReloadForMember';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { Notice } from '@touch/ui/Notice';
import { useTexts } from './texts';

/** All that is said about an article or a live (F11): the hot ones, then page after page the newest of the others. */
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
  const hot = useQuery(discussHotQuery(subject.id, subject.source));
  const above = hot.state === 'ready' ? hot.value.map(({ id }) => id) : [];
  const pages = list.pages.map((page) => page.filter(({ id }) => !above.includes(id)));
  const isAllAbove =
    above.length > 0 && list.state === 'ready' && !list.hasMore && pages.every((page) => page.length === 0);
  return (
    <CommentsProvider
      subject={subject}
      thread=""
      count={thing.subject?.countDiscuss ?? 0}
      canWrite={thing.canWrite}
    >
      <CommentsPage thing={thing} mayWrite={thing.canWrite}>
        <HotComments level="h2" />
        {isAllAbove ? null : (
          <Part level="h2" heading={words['comments.newest']} isNewest>
            <CommentPages list={{ ...list, pages }} />
          </Part>
        )}
      </CommentsPage>
    </CommentsProvider>
  );
}
