import { type MinorState, sayAge } from '@touch/api/minors';
import { useWords } from '@touch/locales/words';
import { useSubmit } from '@touch/outside/useSubmit';
import { useVisit } from '@touch/outside/visit';
import { useId, useState } from 'react';
import style from './minors.module.css';
import { minorsTexts } from './texts';

/** Years that can be chosen. */
const YEARS = 120;
const months = Array.from({ length: 12 }, (_, index) => String(index + 1));

interface AgeFormProps {
  readonly uid: string;
  readonly onAnswer: (state: MinorState) => void;
}

/** Asks for year and month of birth, once; the age group alone is stored (K23). */
export function AgeForm({ uid, onAnswer }: AgeFormProps) {
  const [texts, page] = [minorsTexts.useTexts(), useWords()];
  const { cache, now } = useVisit();
  const [year, setYear] = useState('');
  const [month, setMonth] = useState('');
  const [thisYear] = useState(() => new Date(now()).getUTCFullYear());
  const lost = page['state.networkError'];
  const send = async () => {
    if (year === '' || month === '') return texts.needsMonth;
    const answer = await sayAge(cache, uid, year, month);
    if (!answer) return lost;
    if ('message' in answer) return answer.message || page['error.unknown'];
    onAnswer(answer);
  };
  const { busy, problem, submit } = useSubmit(send, { lost });
  const years = Array.from({ length: YEARS }, (_, index) => String(thisYear - index));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className={style.what}>{texts.ageWhat}</p>
      <div className={style.both}>
        <Select label={texts.year} value={year} values={years} choose={setYear} />
        <Select label={texts.month} value={month} values={months} choose={setMonth} />
      </div>
      <p className={style.wrong} role="alert">
        {problem}
      </p>
      <button type="submit" className={style.main} aria-disabled={busy}>
        {texts.sayAge}
      </button>
    </form>
  );
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly values: readonly string[];
  readonly choose: (value: string) => void;
}

function Select({ label, value, values, choose }: SelectProps) {
  const id = useId();
  return (
    <div>
      <label className={style.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={style.select}
        value={value}
        aria-required="true"
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">–</option>
        {values.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </div>
  );
}
