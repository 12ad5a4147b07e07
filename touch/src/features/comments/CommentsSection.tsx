import { type CommentSubjectRef, discussViewQuery } from '@touch/api/comments';
import { useListQuery } from '@touch/api/useQuery';
import { countText } from '@touch/lib/counts';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { CommentPages } from './CommentPages';
import style from './CommentsBlock.module.css';
import { CommentsProvider } from './CommentsProvider';
import type { PictureSupport } from './commentsContext';
import { Prompt } from './Prompt';
import { useDiscussCount } from './useDiscussCount';
import { useReloadForMember } from './useReloadForMember';

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
  const list = useListQuery(discussViewQuery(subject.id, subject.source));
  useReloadForMember(list.refresh);
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
        <div data-newest="">
          <CommentPages list={list} />
        </div>
      </CommentsProvider>
    </section>
  );
}
