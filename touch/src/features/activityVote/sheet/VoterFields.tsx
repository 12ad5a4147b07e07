import { SignFieldType } from '@contract/participation/codes';
import type { VoterField } from '@touch/api/activityVote/activityVotes';
import { useVisit } from '@touch/outside/visit';
import { useId } from 'react';
import style from './BallotSheet.module.css';
import { useSheetTexts } from './texts';

interface VoterFieldsProps {
  readonly fields: readonly VoterField[];
  readonly answers: Readonly<Record<string, string>>;
  /** The field to fill in first. */
  readonly missing: string | undefined;
  readonly answer: (id: string, value: string) => void;
}

const inputTypes: Readonly<Record<string, string>> = {
  [SignFieldType.date]: 'date',
  [SignFieldType.number]: 'number',
};

/** Questions of a vote about its voters (wire S13). */
export function VoterFields({ fields, answers, missing, answer }: VoterFieldsProps) {
  return fields.map((field) => (
    <Field
      key={field.id}
      field={field}
      value={answers[field.id] ?? ''}
      isMissing={missing === field.id}
      change={(value) => answer(field.id, value)}
    />
  ));
}

interface FieldProps {
  readonly field: VoterField;
  readonly value: string;
  readonly isMissing: boolean;
  readonly change: (value: string) => void;
}

function Field({ field, value, isMissing, change }: FieldProps) {
  const texts = useSheetTexts();
  const { siteLang } = useVisit();
  const id = useId();
  const isChoice = field.type === SignFieldType.oneOf || field.type === SignFieldType.manyOf;
  const label = (
    <>
      <span lang={siteLang}>{field.code}</span>
      {field.isneed ? <small>{texts.required}</small> : null}
    </>
  );
  const error = (
    <p id={`${id}-error`} className={style.error} role="alert">
      {isMissing ? texts.missing(field.code) : ''}
    </p>
  );
  if (isChoice)
    return (
      <fieldset className={style.group} aria-describedby={`${id}-error`}>
        <legend className={style.label}>{label}</legend>
        <Choices field={field} value={value} change={change} />
        {error}
      </fieldset>
    );
  return (
    <div>
      <label className={style.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={field.id}
        className={style.input}
        type={inputTypes[field.type] ?? (/phone|mobile/i.test(field.id) ? 'tel' : 'text')}
        value={value}
        maxLength={500}
        placeholder={field.tipMessage}
        aria-required={field.isneed}
        aria-invalid={isMissing}
        aria-describedby={`${id}-error`}
        onChange={({ target }) => change(target.value)}
      />
      {error}
    </div>
  );
}

function Choices({ field, value, change }: Omit<FieldProps, 'isMissing'>) {
  const { siteLang } = useVisit();
  const isMany = field.type === SignFieldType.manyOf;
  const chosen = value === '' ? [] : value.split(',');
  return field.option.map((option) => (
    <label key={option} className={style.choice}>
      <input
        type={isMany ? 'checkbox' : 'radio'}
        name={field.id}
        checked={chosen.includes(option)}
        onChange={({ target }) => {
          if (!isMany) return change(option);
          const others = chosen.filter((one) => one !== option);
          change((target.checked ? [...others, option] : others).join(','));
        }}
      />
      <span lang={siteLang}>{option}</span>
    </label>
  ));
}
