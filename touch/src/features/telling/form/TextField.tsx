import { type RefObject, useId } from 'react';
import style from './form.module.css';
import { lengthOf } from './problems';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly max: number;
  readonly rows: number;
  readonly problem: string | undefined;
  readonly isReadOnly: boolean;
  readonly isRequired?: boolean;
  readonly hint?: string;
  readonly field?: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (value: string) => void;
}

/** A field of a form with its label, its length and its problem; with one row it holds one line. */
export function TextField(props: TextFieldProps) {
  const { label, value, max, rows, problem, isReadOnly, isRequired, hint, field, onChange } = props;
  const id = useId();
  return (
    <div>
      <label className={style.label} htmlFor={id}>
        {label}
        {hint ? <span className={style.hint}>{hint}</span> : null}
      </label>
      <textarea
        ref={field}
        id={id}
        className={style.text}
        rows={rows}
        value={value}
        readOnly={isReadOnly}
        aria-required={isRequired}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-foot`}
        onChange={({ target }) => onChange(rows > 1 ? target.value : target.value.replace(/\n+/g, ' '))}
      />
      <p id={`${id}-foot`} className={style.under}>
        <span className={style.wrong} role="alert">
          {problem}
        </span>
        <span className={lengthOf(value) > max ? style.over : style.count}>
          {lengthOf(value)}/{max}
        </span>
      </p>
    </div>
  );
}
