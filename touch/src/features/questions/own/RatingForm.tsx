import { MAX_SCORE } from '@contract/limits';
import { useWords } from '@touch/locales/words';
import { useSubmit } from '@touch/outside/useSubmit';
import { useVisit } from '@touch/outside/visit';
import { type FormEvent, useId, useRef, useState } from 'react';
import { scoreNames } from '../Rated';
import { useQuestionTexts } from '../texts';
import style from './RatingForm.module.css';

const scores = Array.from({ length: MAX_SCORE }, (_, index) => index + 1);

interface RatingFormProps {
  readonly id: string;
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

/** The asker's rating of an answer, once (wire n14). */
export function RatingForm({ id, done }: RatingFormProps) {
  const texts = useQuestionTexts();
  const names = scoreNames(texts);
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
