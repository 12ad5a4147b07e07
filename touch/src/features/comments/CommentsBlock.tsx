import { KindNumber } from '@contract/codes';
import type { Article } from '@touch/api/articleContent';
import { useMember } from '@touch/api/member';
import { canComment, canSeeComments } from '@touch/lib/commentAccess';
import { countText } from '@touch/lib/counts';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { HotComments, NewestComments } from './CommentLists';
import style from './CommentsBlock.module.css';
import { CommentsProvider } from './CommentsProvider';
import type { PictureSupport } from './commentsContext';
import { Prompt } from './Prompt';
import { useDiscussCount } from './useDiscussCount';

interface AboutArticle extends PictureSupport {
  readonly article: Article;
}

/** Comments below an article and, if allowed, the prompt to write one (H1, F4). */
export function CommentsBlock({ article, ...pictures }: AboutArticle) {
  const words = useWords();
  const { basePath, flags, config } = useVisit();
  const { fileId, aStatus, countDiscuss } = article;
  const place = { id: fileId, source: KindNumber.source.article };
  const count = useDiscussCount(place, countDiscuss);
  const isMember = useMember() !== undefined;
  const mayWrite = canComment(article, flags, config.auditType);
  const seen = canSeeComments({ aStatus, countDiscuss: count });
  if (!mayWrite && !seen) return null;
  const none = <p className={style.none}>{words['state.noComments']}</p>;
  return (
    <section className={style.comments} aria-labelledby="comments">
      <CommentsProvider subject={place} thread="" count={countDiscuss} canWrite={mayWrite} {...pictures}>
        <h2 id="comments" className={style.heading}>
          {words['comments.title']}
          {config.globalCount.showDiscussCount && count > 0 ? (
            <span className={style.count}>{countText(count, { style: config.countStyle, words })}</span>
          ) : null}
        </h2>
        {mayWrite ? <Prompt variant="block" /> : <p className={style.none}>{words['comments.closed']}</p>}
        {seen ? <HotComments level="h3" /> : null}
        {seen || isMember ? <NewestComments none={seen ? null : none} /> : none}
        {seen ? (
          <a
            className={style.all}
            href={`${basePath}/commentAll/${encodeURIComponent(fileId)}/${place.source}.html`}
          >
            {words['comments.all']}
          </a>
        ) : null}
      </CommentsProvider>
    </section>
  );
}

/** The same prompt in the article's bar. */
export function CommentPrompt({ article: { fileId, countDiscuss }, addPictures }: AboutArticle) {
  const place = { id: fileId, source: KindNumber.source.article };
  return (
    <CommentsProvider subject={place} thread="" count={countDiscuss} canWrite addPictures={addPictures}>
      <Prompt variant="bar" />
    </CommentsProvider>
  );
}
