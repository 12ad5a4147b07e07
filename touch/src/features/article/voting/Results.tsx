import type { ArticleVote } from '@touch/api/articleContent';
import { useWords } from '@touch/locales/words';
import look from '../Vote.module.css';
import type { VotingState } from './useVoting';
import style from './Voting.module.css';
import { useVoteWords } from './words';

/** How it stands: each option with its share, and what the reader chose. */
export function Results({ vote, voting }: { vote: ArticleVote; voting: VotingState }) {
  const words = useVoteWords();
  const common = useWords();
  const { result, mine } = voting;
  const whole = common['number.whole'];
  return (
    <div className={style.ballot}>
      {vote.questions.map(({ qid, qname, options }) => (
        <section key={qid} className={style.question}>
          <h3 className={look.question}>{qname}</h3>
          <ul className={style.bars}>
            {options.map(({ oid, oname }) => {
              const { votes, percent } = result?.options.get(oid) ?? { votes: 0, percent: 0 };
              return (
                <li key={oid} className={style.bar}>
                  <span>
                    {oname}
                    {mine.includes(oid) ? <small className={style.mine}>{words['vote.mine']}</small> : null}
                  </span>
                  {result ? (
                    <span className={style.share}>
                      <b>{whole(percent)}%</b> {words['vote.votes'](whole(votes))}
                    </span>
                  ) : null}
                  <span className={style.track} aria-hidden="true">
                    <span className={style.fill} style={{ width: `${percent}%` }} />
                  </span>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      {result ? <p className={look.line}>{words['vote.total'](whole(result.total))}</p> : null}
      {result ? null : (
        <button type="button" className={look.login} onClick={voting.look}>
          {words['vote.results']}
        </button>
      )}
      {voting.again ? (
        <button type="button" className={look.login} onClick={voting.again}>
          {words['vote.again']}
        </button>
      ) : null}
    </div>
  );
}
