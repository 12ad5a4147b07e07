import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
} from 'react-aria-components/TextField';
import styles from './fields.module.css';

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children'> {
  readonly label: string;
  readonly help?: string | undefined;
  /** '' = none. */
  readonly error?: string | undefined;
  readonly isLong?: boolean;
}

export function TextField({ label, help, error = '', isLong = false, ...rest }: TextFieldProps) {
  return (
    <AriaTextField
      {...rest}
      isInvalid={error !== ''}
      validationBehavior="aria"
      className={styles.field ?? ''}
    >
      <Label className={styles.label}>{label}</Label>
      {isLong ? <TextArea className={styles.input ?? ''} /> : <Input className={styles.input ?? ''} />}
      {help && (
        <Text slot="description" className={styles.help}>
          {help}
        </Text>
      )}
      <FieldError className={styles.error ?? ''}>{error}</FieldError>
    </AriaTextField>
  );
}
