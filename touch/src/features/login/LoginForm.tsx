import { PASSWORD_LEAST } from '@contract/limits';
import { useWords } from '@touch/locales/words';
import { Icon } from '@touch/ui/Icon';
import { type FormEvent, useState } from 'react';
import { Challenge } from './Challenge';
import { Consent, type ConsentState } from './Consent';
import type { Draft } from './draft';
import { Field } from './Field';
import style from './login.module.css';
import { useLoginForm } from './useLoginForm';
import { type FieldName, hasField, isNewPassword, type LoginFormKind, needsConsent } from './ways';
import { useLoginWords } from './words';

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
  code: 'login.heading',
  password: 'login.heading',
  register: 'login.register',
  reset: 'login.save',
  bind: 'login.bindPhone',
  change: 'login.save',
  update: 'login.save',
} as const;

/** Phone and code, phone and password, a new password, another phone: one form with the fields its way needs (F2, H7). */
export function LoginForm({ kind, draft, consent, uid = '', done }: LoginFormProps) {
  const [words, page] = [useLoginWords(), useWords()];
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
        <p className={style.needs}>{words['login.needsScript']}</p>
      </noscript>
      {hasField(kind, 'phone') ? (
        <Field
          name="phone"
          label={words[kind === 'change' ? 'login.newPhone' : 'login.phone']}
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
            label={words['login.code']}
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
              {wait.seconds > 0 ? words['login.codeAgainIn'](wait.seconds) : words['login.getCode']}
            </button>
          </Field>
        </>
      ) : null}
      {hasField(kind, 'old') ? (
        <Field
          name="old"
          label={words['login.oldPassword']}
          draft={draft}
          type={seen ? 'text' : 'password'}
          autoComplete="current-password"
          error={errorOf('old')}
        />
      ) : null}
      {hasField(kind, 'password') ? (
        <Field
          name="password"
          label={words[newPassword ? 'login.newPassword' : 'login.password']}
          {...(newPassword ? { hint: words['login.passwordRule'](PASSWORD_LEAST) } : {})}
          draft={draft}
          type={seen ? 'text' : 'password'}
          autoComplete={newPassword ? 'new-password' : 'current-password'}
          error={errorOf('password')}
        >
          <button
            type="button"
            className={style.see}
            aria-label={words['login.showPassword']}
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
          label={words['login.again']}
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
