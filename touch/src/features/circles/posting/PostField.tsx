import { type RefObject, useId } from 'react';
import style from './PostSheet.module.css';
import { lengthOf } from './postProblem';

interface PostFieldProps {
  readonly label: string;
  readonly value: string;
  readonly rows: number;
  /** Characters. */
  readonly max: number;
  readonly isReadOnly: boolean;
  /** undefined = none. */
  readonly problem: string | undefined;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (text: string) => void;
}

/** A text of the post with its problem and its length. */
export function PostField({ label, value, rows, max, isReadOnly, problem, field, onChange }: PostFieldProps) {
  const id = useId();
  const length = lengthOf(value);
  return (
    <>
      <label className={style.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        className={style.text}
        rows={rows}
        value={value}
        readOnly={isReadOnly}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-foot`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-foot`} className={style.under}>
        <span className={style.wrong} role="alert">
          {problem}
        </span>
        <span className={length > max ? style.over : style.count}>
          {length}/{max}
        </span>
      </p>
    </>
  );
}
