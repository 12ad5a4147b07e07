import { useMeTexts } from '@touch/features/me/texts';
import { AccountForm } from './AccountForm';
import { Choice } from './Choice';
import style from './userDetail.module.css';

interface PasswordChoiceProps {
  readonly uid: string;
  /** The form that is open; undefined = none. */
  readonly form: 'update' | 'reset' | undefined;
  readonly open: (form: 'update' | 'reset' | undefined) => void;
}

/** Changes the password, with the old one or with a code. */
export function PasswordChoice({ uid, form, open }: PasswordChoiceProps) {
  const words = useMeTexts();
  return (
    <>
      <Choice
        text={words.password}
        isOpen={form === 'update'}
        choose={() => open(form === 'update' ? undefined : 'update')}
      />
      {form ? <AccountForm kind={form} uid={uid} done={() => open(undefined)} /> : null}
      {form === 'update' ? (
        <button type="button" className={style.small} onClick={() => open('reset')}>
          {words.forgotten}
        </button>
      ) : null}
    </>
  );
}
