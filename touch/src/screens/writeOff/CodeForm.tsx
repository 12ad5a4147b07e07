import { type FormEvent, useId } from 'react';
import { useTexts } from './texts';
import style from './writeOff.module.css';

interface CodeFormProps {
  readonly code: string;
  readonly changeCode: (code: string) => void;
  readonly place: string;
  readonly changePlace: (place: string) => void;
  /** The problem of the code; '' = none. */
  readonly wrong: string;
  readonly busy: boolean;
  readonly submit: () => void;
}

/** A code that is typed, and the place where it is checked. */
export function CodeForm({ code, changeCode, place, changePlace, wrong, busy, submit }: CodeFormProps) {
  const texts = useTexts();
  const id = useId();
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) submit();
  };
  return (
    <form noValidate onSubmit={submitted}>
      <label className={style.label} htmlFor={`${id}-code`}>
        <b>{texts.code}</b>
        <span className={style.tip}>{texts.codeTip}</span>
      </label>
      <input
        id={`${id}-code`}
        className={style.code}
        value={code}
        onChange={({ target: { value } }) => changeCode(value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={wrong !== ''}
        aria-describedby={`${id}-wrong`}
      />
      <label className={style.label} htmlFor={`${id}-place`}>
        <b>{texts.place}</b>
        <span className={style.tip}>{texts.optional}</span>
      </label>
      <input
        id={`${id}-place`}
        className={style.input}
        value={place}
        onChange={({ target: { value } }) => changePlace(value)}
        autoComplete="off"
      />
      <p id={`${id}-wrong`} className={style.wrong} role="alert">
        {wrong}
      </p>
      <button type="submit" className={style.submit} aria-disabled={busy}>
        {busy ? texts.checking : texts.check}
      </button>
    </form>
  );
}
