import { MIN_PASSWORD_LENGTH } from '@contract/limits';
import { useWords } from '@touch/locales/words';
import { Icon } from '@touch/ui/Icon';
import { type FormEvent, useState } from 'react';
import { Challenge } from './Challenge';
import { Consent, type ConsentState } from './Consent';
import type { Draft } from './draft';
import { Field } from './Field';
import style from './login.module.css';
import { type FieldName, hasField, isNewPassword, type LoginFormKind, needsConsent } from './loginForms';
import { useLoginTexts } from './texts';
import { useLoginForm } from './useLoginForm';

interface LoginFormProps {
  readonly kind: LoginFormKind;
  readonly draft: Draft;
  /** Consent of a visitor; members have given it already. */
  readonly consent?: ConsentState;
  /** The member who changes something. */
  readonly uid?: string;
  readonly done?: () => void;
}

const submits = {
  code: 'heading',
  password: 'heading',
  register: 'register',
  reset: 'save',
  bind: 'bindPhone',
  change: 'save',
  update: 'save',
} as const;

/** Phone and code, phone and password, a new password, another phone: one form with the fields its way needs (F2, H7). */
export function LoginForm({ kind, draft, consent, uid = '', done }: LoginFormProps) {
  const [words, page] = [useLoginTexts(), useWords()];
  const [seen, setSeen] = useState(false);
  const form = useLoginForm({ kind: kind, draft, uid, done });
  const { problem, wait } = form;
  const errorOf = (field: FieldName | 'consent' | 'all') =>
    problem?.field === field ? problem.words : undefined;
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    form.submit(consent?.agreed ?? true);
  };
  const newPassword = isNewPassword(kind);
  return (
    <form className={style.form} method="post" noValidate onSubmit={submitted}>
      <noscript>
        <p className={style.needs}>{words.needsScript}</p>
      </noscript>
      {hasField(kind, 'phone') ? (
        <Field
          name="phone"
          label={words[kind === 'change' ? 'newPhone' : 'phone']}
          draft={draft}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errorOf('phone')}
        />
      ) : null}
      {hasField(kind, 'code') ? (
        <>
          {form.challenges > 0 ? (
            <Challenge
              key={form.challenges}
              draft={draft}
              error={errorOf('challenge')}
              kind={form.challenge}
              choose={form.setChallenge}
              setVerifyId={form.setVerifyId}
            />
          ) : null}
          <Field
            name="code"
            label={words.code}
            draft={draft}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            error={errorOf('code')}
          >
            <button
              type="button"
              className={style.send}
              disabled={form.busy || wait.seconds > 0}
              onClick={form.sendCode}
            >
              {wait.seconds > 0 ? words.codeAgainIn(wait.seconds) : words.getCode}
            </button>
          </Field>
        </>
      ) : null}
      {hasField(kind, 'old') ? (
        <Field
          name="old"
          label={words.oldPassword}
          draft={draft}
          type={seen ? 'text' : 'password'}
          autoComplete="current-password"
          error={errorOf('old')}
        />
      ) : null}
      {hasField(kind, 'password') ? (
        <Field
          name="password"
          label={words[newPassword ? 'newPassword' : 'password']}
          {...(newPassword ? { hint: words.passwordRule(MIN_PASSWORD_LENGTH) } : {})}
          draft={draft}
          type={seen ? 'text' : 'password'}
          autoComplete={newPassword ? 'new-password' : 'current-password'}
          error={errorOf('password')}
        >
          <button
            type="button"
            className={style.see}
            aria-label={words.showPassword}
            aria-pressed={seen}
            onClick={() => setSeen(!seen)}
          >
            <Icon name="eye" size={22} />
          </button>
        </Field>
      ) : null}
      {newPassword ? (
        <Field
          name="again"
          label={words.again}
          draft={draft}
          type={seen ? 'text' : 'password'}
          autoComplete="new-password"
          error={errorOf('again')}
        />
      ) : null}
      {consent && needsConsent(kind) ? <Consent {...consent} error={errorOf('consent')} /> : null}
      <p className={style.error} role="alert">
        {errorOf('all')}
      </p>
      <button type="submit" className={style.submit} disabled={form.busy}>
        {form.busy ? page['state.loading'] : words[submits[kind]]}
      </button>
    </form>
  );
}
