import { SignFieldType } from '@contract/participation/codes';
import { isPhoneField, PHONE_FIELD } from '@contract/signForms/signFieldProblem';
import { AfterHydration } from '@touch/ui/deferred/AfterHydration';
import { lazyPart } from '@touch/ui/deferred/lazyPart';
import { ErrorLine, type FieldProps, Label } from './FieldFrame';
import type { FormFieldRow } from './field';
import style from './signForm.module.css';

/** Fields whose answer is one line. */
const ONE_LINE = ['entry_realName', PHONE_FIELD];

/** Few forms ask for a region. */
const RegionField = lazyPart(() => import('./RegionField').then((part) => part.RegionField));

/** A field of the form by its type, with its hint and its problem. Uploads are drawn by UploadField. */
export function FormField(props: FieldProps) {
  switch (props.field.type) {
    case SignFieldType.oneOf:
    case SignFieldType.manyOf:
      return <Choices {...props} />;
    case SignFieldType.region:
      return props.field.option.length > 0 ? (
        <AfterHydration>
          <RegionField {...props} />
        </AfterHydration>
      ) : (
        <TextField {...props} />
      );
    default:
      return <TextField {...props} />;
  }
}

function TextField({ id, field, siteLang, value, error, isReadOnly, change, left }: FieldProps) {
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
        <Label field={field} siteLang={siteLang} />
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

function inputOf({ id, type }: FormFieldRow) {
  const isPhone = isPhoneField({ id, type });
  if (type === SignFieldType.date) return { type: 'date' } as const;
  if (type === SignFieldType.number) return { type: 'text', inputMode: 'decimal' } as const;
  if (isPhone) return { type: 'tel', autoComplete: id === PHONE_FIELD ? 'tel' : 'off' } as const;
  return { type: 'text', autoComplete: id === 'entry_realName' ? 'name' : 'off' } as const;
}

/** One of several, or several of them; a long value is comma-joined (wire x3). */
function Choices({ id, field, siteLang, value, error, isReadOnly, change }: FieldProps) {
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
        <Label field={field} siteLang={siteLang} />
      </legend>
      {field.option.map((option, index) => (
        <label key={option} className={style.choice}>
          <input
            id={index === 0 ? id : undefined}
            type={isMany ? 'checkbox' : 'radio'}
            name={isMany ? undefined : id}
            className={style.control}
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
