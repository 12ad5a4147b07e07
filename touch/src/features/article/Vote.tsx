import { VoteQuestionType } from '@contract/codes';
import type { Article, ArticleVote, VoteQuestion } from '@touch/api/articleContent';
import { safeUrl } from '@touch/lib/safeUrl';
import { dateTimeText, parseWireDate } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import { loginHref } from './loginHref';
import { takingOf } from './taking';
import style from './Vote.module.css';

/** The vote inside an article, as who is not signed in sees it: what is asked, and the way to take part (F4). */
export function Vote({ article, vote }: { article: Article; vote: ArticleVote }) {
  const words = useWords();
  const { now } = useVisit();
  const end = parseWireDate(vote.endDate);
  const ended = end !== undefined && end <= now();
  return (
    <section className={style.vote} aria-labelledby="vote">
      <h2 id="vote" className={style.heading}>
        {vote.name || words['article.vote']}
      </h2>
      {end === undefined || ended ? null : (
        <p className={style.line}>{words['vote.ends'](dateTimeText(end, now(), words))}</p>
      )}
      {vote.questions.map((question) => (
        <Question key={question.qid} question={question} />
      ))}
      {ended ? (
        <p className={style.line}>{words['vote.ended']}</p>
      ) : (
        <TakePart article={article} vote={vote} />
      )}
    </section>
  );
}

function Question({ question: { qname, qtype, selectLimited, options } }: { question: VoteQuestion }) {
  const words = useWords();
  const { config } = useVisit();
  const several = qtype === VoteQuestionType.several;
  const rule = several && selectLimited > 1 ? words['vote.several'](selectLimited) : words['vote.one'];
  return (
    <>
      <h3 className={style.question}>
        {qname}
        {several && selectLimited < 1 ? null : <small className={style.rule}>{rule}</small>}
      </h3>
      <ul className={style.options}>
        {options.map(({ oid, oname, pic }) => (
          <li key={oid} className={style.option}>
            {safeUrl(pic) ? <Picture src={pic} suffix={config.xyApi.imageSuffixPath} ratio="16:9" /> : null}
            <span>{oname}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** In the app alone (H8), or after signing in; not where the article is only looked at. */
function TakePart({ article, vote }: { article: Article; vote: ArticleVote }) {
  const words = useWords();
  const { basePath, flags, config } = useVisit();
  if (!takingOf(article, flags, config.auditType).like) return null;
  if (vote.onlyapp) return <p className={style.line}>{words['shell.useApp']}</p>;
  return (
    <a className={style.login} href={loginHref(basePath, article)}>
      {words['vote.loginFirst']}
    </a>
  );
}
