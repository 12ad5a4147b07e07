import { type CommentSubjectRef, discussViewQuery } from '@touch/api/comments';
import { useListQuery } from '@touch/api/useQuery';
import { countText } from '@touch/lib/counts';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Sheet } from '@touch/ui/sheet/Sheet';
import { CommentPages } from './CommentPages';
import style from './CommentsInSheet.module.css';
import { CommentsProvider } from './CommentsProvider';
import { Prompt } from './Prompt';
import { useDiscussCount } from './useDiscussCount';
import { useReloadForMember } from './useReloadForMember';

interface CommentsInSheetProps {
  readonly subject: CommentSubjectRef;
  /** Number of comments, as last read from the platform. */
  readonly count: number;
  readonly canWrite: boolean;
  readonly close: () => void;
}

/** The comments of what plays on, in a sheet over it (F18, H1). */
export function CommentsInSheet({ subject, count, canWrite, close }: CommentsInSheetProps) {
  const words = useWords();
  const { config } = useVisit();
  const list = useListQuery(discussViewQuery(subject.id, subject.source));
  useReloadForMember(list.refresh);
  const total = useDiscussCount(subject, count);
  const shown = config.globalCount.showDiscussCount && total > 0;
  const title = shown
    ? `${words['comments.title']} ${countText(total, { style: config.countStyle, words })}`
    : words['comments.title'];
  return (
    <Sheet title={title} closeText={words['shell.close']} close={close}>
      <CommentsProvider subject={subject} thread="" count={count} canWrite={canWrite}>
        <div className={style.comments} data-newest="">
          {canWrite ? <Prompt variant="block" /> : <p className={style.closed}>{words['comments.closed']}</p>}
          <CommentPages list={list} />
        </div>
      </CommentsProvider>
    </Sheet>
  );
}
