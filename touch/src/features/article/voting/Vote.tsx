import type { Article, ArticleVote, VoteQuestion } from '@touch/api/articleContent';
import { loginHref } from '@touch/features/article/actions/loginHref';
import { safeUrl } from '@touch/lib/safeUrl';
import { dateTimeText, parseWireDate } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import { useEffect, useState } from 'react';
import { articleActionsOf } from '../articleActions';
import { questionRule } from './questionRule';
import style from './Vote.module.css';

interface Shown {
  readonly article: Article;
  readonly vote: ArticleVote;
}

/** The vote inside an article: what is asked stands in the page, choosing and how it stands come with a part of their own (F4). */
export function Vote({ article, vote }: Shown) {
  const words = useWords();
  const { now, flags, config, siteLang } = useVisit();
  const lang = article.language || siteLang;
  const end = parseWireDate(vote.endDate);
  const ended = end !== undefined && end <= now();
  // counted as a reading is: not where the article is only looked at
  const takes = articleActionsOf(article, flags, config.auditType).countsReads;
  const { part, bring: load } = useVotingPart(takes && (ended || !vote.onlyapp));
  const as = !takes ? 'list' : ended ? 'bars' : vote.onlyapp ? 'list' : 'ballot';
  return (
    <section className={style.vote} aria-labelledby="vote">
      <h2 id="vote" className={style.heading} lang={vote.name ? lang : undefined}>
        {vote.name || words['article.vote']}
      </h2>
      {end === undefined || ended ? null : (
        <p className={style.line} suppressHydrationWarning>
          {words['vote.ends'](dateTimeText(end, now(), words))}
        </p>
      )}
      {ended ? <p className={style.line}>{words['vote.ended']}</p> : null}
      {part ? (
        <part.Voting vote={vote} ended={ended} lang={lang} />
      ) : (
        <>
          {vote.questions.map((question) => (
            <Question key={question.qid} question={question} lang={lang} as={as} />
          ))}
          {as === 'bars' ? <p className={style.line}>{'\u00a0'}</p> : null}
          {takes && !ended ? <TakePart article={article} vote={vote} bring={load} /> : null}
        </>
      )}
    </section>
  );
}

type Part = Pick<typeof import('./Voting'), 'Voting'>;

/** Comes once the page stands; a tap asks for it again. */
function useVotingPart(wanted: boolean) {
  const { locale, toast } = useVisit();
  const words = useWords();
  const [part, setPart] = useState<Part>();
  const fetched = async () => {
    const { Voting, loadTexts } = await import('./Voting');
    await loadTexts(locale);
    setPart({ Voting });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once; again by the reader
  useEffect(() => {
    if (wanted) fetched().catch(() => undefined);
  }, [wanted]);
  return { part, bring: () => void fetched().catch(() => toast(words['state.networkError'])) };
}

interface QuestionProps {
  readonly question: VoteQuestion;
  readonly lang: string | undefined;
  /** In the shape of what comes in its place, so that nothing moves then. */
  readonly as: 'list' | 'ballot' | 'bars';
}

function Question({ question, lang, as }: QuestionProps) {
  const words = useWords();
  const { config } = useVisit();
  const rule = as === 'bars' ? '' : questionRule(question, words);
  return (
    <div className={style.questions}>
      <h3 className={style.question}>
        <span lang={lang}>{question.qname}</span>
        {rule ? <small className={style.rule}>{rule}</small> : null}
      </h3>
      <ul className={as === 'bars' ? style.bars : style.options}>
        {question.options.map(({ oid, oname, pic }) =>
          as === 'bars' ? (
            <li key={oid} className={style.bar}>
              <span>
                <span lang={lang}>{oname}</span>
              </span>
              <span className={style.track} />
            </li>
          ) : (
            <li key={oid} className={style.option}>
              {safeUrl(pic) ? <Picture src={pic} suffix={config.xyApi.imageSuffixPath} ratio="16:9" /> : null}
              <span className={as === 'ballot' ? style.label : undefined}>
                {as === 'ballot' ? <span className={style.tick} /> : null}
                <span lang={lang}>{oname}</span>
              </span>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

/** In the app alone (H8), after signing in, or as one is. */
function TakePart({ article, vote, bring }: Shown & { bring: () => void }) {
  const words = useWords();
  const { basePath } = useVisit();
  if (vote.onlyapp) return <p className={style.line}>{words['shell.useApp']}</p>;
  if (vote.needLogin)
    return (
      <a className={style.login} href={loginHref(basePath, article)}>
        {words['vote.loginFirst']}
      </a>
    );
  return (
    <button type="button" className={style.login} onClick={bring}>
      {words['article.vote']}
    </button>
  );
}
