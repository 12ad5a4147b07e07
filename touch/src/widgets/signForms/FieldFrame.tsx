import type { FormFieldRow } from './field';
import style from './signForm.module.css';
import { useSignFormTexts } from './texts';

export interface FieldProps {
  readonly id: string;
  readonly field: FormFieldRow;
  /** Language of the newsroom's own words. */
  readonly siteLang: string | undefined;
  readonly value: string;
  readonly error: string | undefined;
  readonly isReadOnly: boolean;
  readonly change: (value: string) => void;
  /** The reader has left the field. */
  readonly left: () => void;
}

export function Label({
  field: { code, isneed, tipMessage },
  siteLang,
}: Pick<FieldProps, 'field' | 'siteLang'>) {
  const texts = useSignFormTexts();
  return (
    <>
      <b className={style.name} lang={siteLang}>
        {code}
      </b>
      {isneed ? (
        <span className={style.needed} aria-hidden="true">
          *
        </span>
      ) : (
        <span className={style.tip}>{texts.optional}</span>
      )}
      {tipMessage ? (
        <span className={style.tip} lang={siteLang}>
          {tipMessage}
        </span>
      ) : null}
    </>
  );
}

export const ErrorLine = ({ id, error }: Pick<FieldProps, 'id' | 'error'>) => (
  <p id={`${id}-error`} className={style.error} role="alert">
    {error}
  </p>
);
