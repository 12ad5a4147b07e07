import { createDraft } from '@touch/features/login/draft';
import { LoginForm } from '@touch/features/login/LoginForm';
import type { LoginFormKind } from '@touch/features/login/loginForms';
import { useState } from 'react';
import style from './userDetail.module.css';

interface AccountFormProps {
  readonly kind: LoginFormKind;
  readonly uid: string;
  readonly done: () => void;
}

/** A form of the login service below its row of the settings. */
export function AccountForm(props: AccountFormProps) {
  return (
    <div className={style.form}>
      <Form key={props.kind} {...props} />
    </div>
  );
}

function Form({ kind, uid, done }: AccountFormProps) {
  const [draft] = useState(createDraft);
  return <LoginForm kind={kind} draft={draft} uid={uid} done={done} />;
}
