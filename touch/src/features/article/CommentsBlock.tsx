import { KindNumber } from '@contract/codes';
import type { Article } from '@touch/api/articleContent';
import { countText } from '@touch/lib/counts';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { CommentLists } from './CommentLists';
import style from './CommentsBlock.module.css';
import { loginHref } from './loginHref';
import { seesComments } from './seesComments';
import { takingOf } from './taking';

/** Comments of a reader who is not signed in: what others said, and where it is allowed the way to say something (H1). */
export function CommentsBlock({ article }: { article: Article }) {
  const words = useWords();
  const { basePath, flags, config } = useVisit();
  const { fileId, countDiscuss } = article;
  const mayComment = takingOf(article, flags, config.auditType).comments;
  const seen = seesComments(article);
  if (!mayComment && !seen) return null;
  const counted = config.globalCount.showDiscussCount && countDiscuss > 0;
  return (
    <section className={style.comments} aria-labelledby="comments">
      <h2 id="comments" className={style.heading}>
        {words['comments.title']}
        {counted ? (
          <span className={style.count}>{countText(countDiscuss, { style: config.countStyle, words })}</span>
        ) : null}
      </h2>
      {mayComment ? (
        <a className={style.login} href={loginHref(basePath, article)}>
          {words['comments.loginFirst']}
        </a>
      ) : (
        <p className={style.none}>{words['comments.closed']}</p>
      )}
      {seen ? (
        <>
          <CommentLists fileId={fileId} />
          <a
            className={style.all}
            href={`${basePath}/commentAll/${encodeURIComponent(fileId)}/${KindNumber.source.article}.html`}
          >
            {words['comments.all']}
          </a>
        </>
      ) : (
        <p className={style.none}>{words['state.noComments']}</p>
      )}
    </section>
  );
}
