import { type HTMLAttributes, type ReactNode, useCallback, useId } from 'react';
import type { Draft } from './draft';
import style from './login.module.css';
import type { FieldName } from './loginForms';

interface FieldProps {
  readonly name: FieldName;
  readonly label: string;
  readonly draft: Draft;
  readonly type: 'tel' | 'text' | 'password';
  readonly autoComplete: string;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly hint?: string;
  readonly error?: string | undefined;
  /** A button at the field's end. */
  readonly children?: ReactNode;
}

/** One field with its label and what is wrong with it. It has no name: no form of a page without script carries it away. */
export function Field({ name, label, draft, error, hint, children, ...input }: FieldProps) {
  const id = useId();
  const shows = useCallback((element: HTMLInputElement | null) => draft.shows(name, element), [draft, name]);
  return (
    <div className={style.field}>
      <label className={style.label} htmlFor={id}>
        {label}
        {hint ? <span className={style.hint}>{hint}</span> : null}
      </label>
      <div className={style.box}>
        <input
          {...input}
          id={id}
          ref={shows}
          className={style.input}
          defaultValue={draft.text(name)}
          onInput={(event) => draft.write(name, event.currentTarget.value)}
          aria-required="true"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
        />
        {children}
      </div>
      <p id={`${id}-error`} className={style.error} role="alert">
        {error}
      </p>
    </div>
  );
}
