import { FieldError, Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import styles from './fields.module.css';
import type { Choice } from './Select';

interface ChoicesProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  /** '' = none chosen yet. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
}

/** Few choices, all in sight. */
export function Choices({ label, choices, value, onChange, error = '', isDisabled = false }: ChoicesProps) {
  return (
    <RadioGroup
      value={value === '' ? null : value}
      onChange={onChange}
      isInvalid={error !== ''}
      isDisabled={isDisabled}
      validationBehavior="aria"
      className={styles.field ?? ''}
    >
      <Label className={styles.label}>{label}</Label>
      <div className={styles.radios}>
        {choices.map(({ id, label: words }) => (
          <Radio key={id} value={id} className={styles.radio ?? ''}>
            {words}
          </Radio>
        ))}
      </div>
      <FieldError className={styles.error ?? ''}>{error}</FieldError>
    </RadioGroup>
  );
}
