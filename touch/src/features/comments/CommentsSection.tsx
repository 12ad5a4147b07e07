import type { CommentSubjectRef } from '@touch/api/comments/comments';
import { useMember } from '@touch/api/member/member';
import { countText } from '@touch/lib/counts';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { NewestComments } from './CommentLists';
import style from './CommentsBlock.module.css';
import { CommentsProvider } from './CommentsProvider';
import type { PictureSupport } from './commentsContext';
import { Prompt } from './Prompt';
import { useDiscussCount } from './useDiscussCount';

interface CommentsSectionProps extends PictureSupport {
  readonly subject: CommentSubjectRef;
  /** As last read from the platform. */
  readonly counted: number;
  readonly canWrite: boolean;
}

/** Comments below something that is no article, with the prompt to write one if allowed (H1). */
export function CommentsSection({ subject, counted, canWrite, ...pictures }: CommentsSectionProps) {
  const words = useWords();
  const { config } = useVisit();
  const count = useDiscussCount(subject, counted);
  const isMember = useMember() !== undefined;
  const none = <p className={style.none}>{words['state.noComments']}</p>;
  return (
    <section className={style.comments} aria-labelledby="comments">
      <CommentsProvider subject={subject} thread="" count={counted} canWrite={canWrite} {...pictures}>
        <h2 id="comments" className={style.heading}>
          {words['comments.title']}
          {config.globalCount.showDiscussCount && count > 0 ? (
            <span className={style.count}>{countText(count, { style: config.countStyle, words })}</span>
          ) : null}
        </h2>
        {canWrite ? <Prompt variant="block" /> : null}
        {count > 0 || isMember ? <NewestComments none={none} /> : none}
      </CommentsProvider>
    </section>
  );
}
