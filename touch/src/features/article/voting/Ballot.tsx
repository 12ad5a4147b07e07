import { VoteQuestionType } from '@contract/codes';
import type { ArticleVote, VoteQuestion } from '@touch/api/articleContent';
import { useMember } from '@touch/api/member';
import { safeUrl } from '@touch/lib/safeUrl';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { lazyPart } from '@touch/ui/deferred/lazyPart';
import { Picture } from '@touch/ui/Picture';
import { Suspense, useId, useState } from 'react';
import type { CodeFieldProps } from './CodeField';
import { maxChoices } from './chosenOptions';
import { questionRule } from './questionRule';
import { useVoteTexts } from './texts';
import type { VotingState } from './useVoting';
import look from './Vote.module.css';
import style from './Voting.module.css';

interface BallotProps {
  readonly vote: ArticleVote;
  readonly voting: VotingState;
  readonly lang: string | undefined;
}

/** The questions with what can be chosen, and the way to give it. */
export function Ballot({ vote, voting, lang }: BallotProps) {
  const words = useVoteTexts();
  const common = useWords();
  const isMember = useMember() !== undefined;
  const sending = voting.step === 'sending';
  const text = vote.needLogin && !isMember ? common['vote.loginFirst'] : words.give;
  return (
    <form
      className={style.ballot}
      aria-busy={sending}
      onSubmit={(event) => {
        event.preventDefault();
        voting.give();
      }}
    >
      {vote.questions.map((question) => (
        <Question key={question.qid} question={question} voting={voting} lang={lang} />
      ))}
      {voting.codeRequest ? (
        <RequestedCode {...voting.codeRequest} isSending={sending} setCheck={voting.setCheck} />
      ) : null}
      {/* not `disabled`: it would lose the focus */}
      <button type="submit" className={style.give} aria-disabled={sending}>
        {sending ? words.going : text}
      </button>
    </form>
  );
}

/** Loads with the first ballot that needs it. */
function RequestedCode(props: CodeFieldProps) {
  const { locale } = useVisit();
  const [Code] = useState(() =>
    lazyPart(async () => {
      const part = await import('./CodeField');
      await part.loadTexts(locale);
      return part.CodeField;
    }),
  );
  return (
    <Suspense>
      <Code {...props} />
    </Suspense>
  );
}

type QuestionProps = Omit<BallotProps, 'vote'> & { readonly question: VoteQuestion };

function Question({ question, voting, lang }: QuestionProps) {
  const words = useWords();
  const id = useId();
  const { config } = useVisit();
  const { qid, qname, qtype, options } = question;
  const several = qtype === VoteQuestionType.several;
  const chosen = voting.chosen[qid] ?? [];
  const full = several && chosen.length >= maxChoices(question);
  const rule = questionRule(question, words);
  return (
    <fieldset className={style.question} data-question={qid}>
      <legend className={look.question}>
        <span lang={lang}>{qname}</span>
        {rule ? <small className={look.rule}>{rule}</small> : null}
      </legend>
      <ul className={look.options}>
        {options.map(({ oid, oname, pic }) => {
          const checked = chosen.includes(oid);
          return (
            <li key={oid} className={`${look.option} ${checked ? style.checked : ''}`}>
              {safeUrl(pic) ? <Picture src={pic} suffix={config.xyApi.imageSuffixPath} ratio="16:9" /> : null}
              <label className={`${look.label} ${style.label}`}>
                <input
                  type={several ? 'checkbox' : 'radio'}
                  name={`${id}-${qid}`}
                  className={`${look.tick} ${style.input}`}
                  checked={checked}
                  disabled={full && !checked}
                  onChange={() => voting.choose(question, oid)}
                />
                <span lang={lang}>{oname}</span>
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
