import { MAX_SCORE } from '@contract/limits';
import { QuestionStatus } from '@contract/questionCodes';
import type { QaQuestion } from '@touch/api/questions';
import { useWords } from '@touch/locales/words';
import { useSubmit } from '@touch/outside/useSubmit';
import { useVisit } from '@touch/outside/visit';
import { type FormEvent, useId, useRef, useState } from 'react';
import style from './Rating.module.css';
import { useQuestionTexts } from './texts';

const scores = Array.from({ length: MAX_SCORE }, (_, index) => index + 1);

/** The asker's rating of the answer: a form for the asker, once; for everybody else its result (wire n14). */
export function Rating({ question }: { readonly question: QaQuestion }) {
  const texts = useQuestionTexts();
  const [given, setGiven] = useState(0);
  const score = given || question.score;
  const names = [texts.score1, texts.score2, texts.score3, texts.score4, texts.score5];
  if (question.status !== QuestionStatus.answered) return null;
  if (score > 0) return <p className={style.rated}>{texts.rated(score, names[score - 1] ?? '')}</p>;
  return question.isOwn ? <RatingForm id={question.fileId} names={names} done={setGiven} /> : null;
}

interface RatingFormProps {
  readonly id: string;
  readonly names: readonly string[];
  readonly done: (score: number) => void;
}

/** Sends a rating once at a time. */
function useRating(id: string, done: (score: number) => void) {
  const words = useWords();
  const texts = useQuestionTexts();
  const { cache, needsMember, toast } = useVisit();
  const lost = words['state.networkError'];
  const send = async (score: number, comment: string) => {
    const { rateAnswer } = await import('@touch/api/askQuestion');
    const failure = await rateAnswer(cache, id, score, comment);
    if (failure) return failure.message || lost;
    toast(texts.ratingDone);
    done(score);
  };
  const { problem, setProblem, submit: sendNow } = useSubmit(send, { lost });
  const submit = (score: number, comment: string) => {
    setProblem(score === 0 ? texts.chooseScore : undefined);
    if (score > 0) needsMember(() => sendNow(score, comment));
  };
  return { problem, submit, forget: () => setProblem(undefined) };
}

function RatingForm({ id, names, done }: RatingFormProps) {
  const texts = useQuestionTexts();
  const [score, setScore] = useState(0);
  const text = useRef<HTMLTextAreaElement>(null);
  const field = useId();
  const { problem, submit, forget } = useRating(id, done);
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    submit(score, text.current?.value.trim() ?? '');
  };
  return (
    <form className={style.form} noValidate onSubmit={submitted}>
      <fieldset className={style.scores} aria-describedby={`${field}-wrong`}>
        <legend className={style.legend}>{texts.rate}</legend>
        {scores.map((one) => (
          <label key={one} className={style.score}>
            <input
              type="radio"
              name={field}
              value={one}
              checked={score === one}
              onChange={() => {
                setScore(one);
                forget();
              }}
            />
            {names[one - 1]}
          </label>
        ))}
      </fieldset>
      <label className={style.label} htmlFor={field}>
        {texts.comment}
      </label>
      <textarea ref={text} id={field} className={style.text} rows={3} maxLength={500} />
      <p id={`${field}-wrong`} className={style.wrong} role="alert">
        {problem}
      </p>
      <button type="submit" className={style.submit}>
        {texts.sendRating}
      </button>
    </form>
  );
}
