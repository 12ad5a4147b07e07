import { SignFieldType } from '@contract/participation/codes';
import { PHONE_FIELD } from '@contract/signFieldProblem';
import type { SignField } from '@touch/api/activity/activity';
import { useVisit } from '@touch/outside/visit';
import type { ReactNode } from 'react';
import style from './activityApply.module.css';
import { useTexts } from './texts';

export interface FieldProps {
  readonly id: string;
  readonly field: SignField;
  readonly value: string;
  readonly error: string | undefined;
  readonly isReadOnly: boolean;
  readonly change: (value: string) => void;
  /** The reader has left the field. */
  readonly left: () => void;
}

/** Fields whose answer is one line. */
const ONE_LINE = ['entry_realName', PHONE_FIELD];

/** A field of the form by its type, with its hint and its problem. Uploads are drawn by UploadField. */
export function FormField(props: FieldProps) {
  switch (props.field.type) {
    case SignFieldType.oneOf:
    case SignFieldType.manyOf:
      return <Choices {...props} />;
    default:
      return <TextField {...props} />;
  }
}

interface FrameProps extends Pick<FieldProps, 'id' | 'field' | 'error'> {
  readonly children: ReactNode;
}

export function Label({ field: { code, isneed, tipMessage } }: Pick<FieldProps, 'field'>) {
  const texts = useTexts();
  const { siteLang } = useVisit();
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

export const ErrorLine = ({ id, error }: Pick<FrameProps, 'id' | 'error'>) => (
  <p id={`${id}-error`} className={style.error} role="alert">
    {error}
  </p>
);

function TextField({ id, field, value, error, isReadOnly, change, left }: FieldProps) {
  const props = {
    id,
    className: style.input,
    value,
    readOnly: isReadOnly,
    'aria-required': field.isneed,
    'aria-invalid': error !== undefined,
    'aria-describedby': `${id}-error`,
    onBlur: left,
  };
  return (
    <div className={style.field}>
      <label className={style.label} htmlFor={id}>
        <Label field={field} />
      </label>
      {field.type === SignFieldType.text && !ONE_LINE.includes(field.id) ? (
        <textarea {...props} rows={3} onChange={({ target }) => change(target.value)} />
      ) : (
        <input
          {...props}
          {...inputOf(field)}
          // A day's input shows nothing of a text that is no day.
          onChange={({ target }) => change(target.value)}
        />
      )}
      <ErrorLine id={id} error={error} />
    </div>
  );
}

function inputOf({ id, type }: SignField) {
  if (type === SignFieldType.date) return { type: 'date' } as const;
  if (type === SignFieldType.number) return { type: 'text', inputMode: 'decimal' } as const;
  if (id === PHONE_FIELD) return { type: 'tel', autoComplete: 'tel' } as const;
  return { type: 'text', autoComplete: id === 'entry_realName' ? 'name' : 'off' } as const;
}

/** One of several, or several of them; a long value is comma-joined (wire x3). */
function Choices({ id, field, value, error, isReadOnly, change }: FieldProps) {
  const { siteLang } = useVisit();
  const isMany = field.type === SignFieldType.manyOf;
  const chosen = value.split(',').filter((one) => one !== '');
  const choose = (option: string, isChosen: boolean) => {
    if (!isMany) return change(option);
    // In the order of the form, whichever was tapped first.
    const now = field.option.filter((one) => (one === option ? isChosen : chosen.includes(one)));
    change(now.join(','));
  };
  return (
    <fieldset className={style.field} aria-describedby={`${id}-error`}>
      <legend className={style.label}>
        <Label field={field} />
      </legend>
      {field.option.map((option, index) => (
        <label key={option} className={style.choice}>
          <input
            id={index === 0 ? id : undefined}
            type={isMany ? 'checkbox' : 'radio'}
            name={isMany ? undefined : id}
            className={style.mark}
            checked={chosen.includes(option)}
            aria-disabled={isReadOnly}
            onChange={({ target }) => {
              if (!isReadOnly) choose(option, target.checked);
            }}
          />
          <span lang={siteLang}>{option}</span>
        </label>
      ))}
      <ErrorLine id={id} error={error} />
    </fieldset>
  );
}
