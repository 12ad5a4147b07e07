import { KindNumber } from '@contract/codes';
import type { Article } from '@touch/api/articleContent';
import { countText } from '@touch/lib/counts';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import style from './CommentsBlock.module.css';
import { loginHref } from './loginHref';
import { takingOf } from './taking';

/** Comments of a reader who is not signed in: how many, all of them, and the way to say something. */
export function CommentsBlock({ article }: { article: Article }) {
  const words = useWords();
  const { basePath, flags, config } = useVisit();
  if (!takingOf(article, flags, config.auditType).comments) return null;
  const { fileId, countDiscuss } = article;
  const counted = config.globalCount.showDiscussCount && countDiscuss > 0;
  return (
    <section className={style.comments} aria-labelledby="comments">
      <h2 id="comments" className={style.heading}>
        {words['comments.title']}
        {counted ? (
          <span className={style.count}>{countText(countDiscuss, { style: config.countStyle, words })}</span>
        ) : null}
      </h2>
      {countDiscuss > 0 ? (
        <a
          className={style.all}
          href={`${basePath}/commentAll/${encodeURIComponent(fileId)}/${KindNumber.source.article}.html`}
        >
          {words['comments.all']}
        </a>
      ) : (
        <p className={style.none}>{words['state.noComments']}</p>
      )}
      <a className={style.login} href={loginHref(basePath, article)}>
        {words['comments.loginFirst']}
      </a>
    </section>
  );
}
