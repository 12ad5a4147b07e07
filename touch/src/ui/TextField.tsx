import { lengthOf } from '@touch/lib/lengthOf';
import { type RefObject, useId } from 'react';
import style from './TextField.module.css';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  /** Characters. */
  readonly max: number;
  readonly rows: number;
  /** Line breaks become spaces; without it, of fields with one row. */
  readonly isOneLine?: boolean;
  readonly problem: string | undefined;
  readonly isReadOnly: boolean;
  readonly isRequired?: boolean;
  readonly hint?: string;
  readonly field?: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (value: string) => void;
}

/** A text of a form with its label, its length and its problem. */
export function TextField(props: TextFieldProps) {
  const { label, value, max, rows, isOneLine = rows === 1, problem, hint, onChange } = props;
  const id = useId();
  return (
    <div>
      <label className={style.label} htmlFor={id}>
        {label}
        {hint ? <span className={style.hint}>{hint}</span> : null}
      </label>
      <textarea
        ref={props.field}
        id={id}
        className={style.text}
        rows={rows}
        value={value}
        readOnly={props.isReadOnly}
        aria-required={props.isRequired}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-foot`}
        onChange={({ target }) => onChange(isOneLine ? target.value.replace(/\n+/g, ' ') : target.value)}
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
