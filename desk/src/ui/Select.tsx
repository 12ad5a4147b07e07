import {
  Select as AriaSelect,
  Button,
  FieldError,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components/Select';
import styles from './fields.module.css';

export interface Choice {
  readonly id: string;
  readonly label: string;
}
interface SelectProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
  /** The label is said, and not shown. */
  readonly isLabelHidden?: boolean;
}

export function Select(props: SelectProps) {
  const { label, choices, value, onChange, error = '', isDisabled = false, isLabelHidden = false } = props;
  return (
    <AriaSelect
      value={value}
      onChange={(key) => onChange(String(key))}
      isInvalid={error !== ''}
      isDisabled={isDisabled}
      validationBehavior="aria"
      className={styles.field ?? ''}
    >
      <Label className={isLabelHidden ? styles.hidden : styles.label}>{label}</Label>
      <Button className={`${styles.input} ${styles.choice}`}>
        <SelectValue />
        <span aria-hidden>▾</span>
      </Button>
      <FieldError className={styles.error ?? ''}>{error}</FieldError>
      <Popover>
        <ListBox className={styles.list ?? ''} items={choices}>
          {({ id, label: words }) => (
            <ListBoxItem id={id} textValue={words} className={styles.option ?? ''}>
              {words}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
