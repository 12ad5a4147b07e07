import { ErrorLine, type FieldProps, Label } from './FieldFrame';
import { chooseAt, regionLevels } from './regionLevels';
import style from './signForm.module.css';
import { useSignFormTexts } from './texts';

const names = ['province', 'city', 'county'] as const;

/** A region of the site, chosen from the largest to the smallest. */
export function RegionField({ id, field, siteLang, value, error, isReadOnly, change }: FieldProps) {
  const texts = useSignFormTexts();
  const levels = regionLevels(field.option, value);
  return (
    <fieldset className={style.field} aria-describedby={`${id}-error`}>
      <legend className={style.label}>
        <Label field={field} siteLang={siteLang} />
      </legend>
      <div className={style.regions}>
        {levels.map(({ names: options, chosen }, depth) => (
          <select
            key={names[depth]}
            id={depth === 0 ? id : undefined}
            className={style.select}
            aria-label={texts[names[depth] ?? 'county']}
            aria-invalid={error !== undefined}
            disabled={isReadOnly}
            value={chosen}
            onChange={({ target }) => change(chooseAt(value, depth, target.value))}
          >
            <option value="">{texts.choose}</option>
            {options.map((name) => (
              <option key={name} value={name} lang={siteLang}>
                {name}
              </option>
            ))}
          </select>
        ))}
      </div>
      <ErrorLine id={id} error={error} />
    </fieldset>
  );
}
