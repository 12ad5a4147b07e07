import { MIN_PASSWORD_LENGTH } from '@contract/limits';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { lazyPart } from '@touch/ui/deferred/lazyPart';
import { Icon } from '@touch/ui/Icon';
import { type FormEvent, Suspense, useState } from 'react';
import { Consent, type ConsentState } from './Consent';
import type { ChallengeProps } from './challenge/Challenge';
import type { Draft } from './draft';
import { Field } from './Field';
import style from './login.module.css';
import { type FieldName, hasField, isNewPassword, type LoginFormKind, needsConsent } from './loginForms';
import { useLoginTexts } from './texts';
import { type CodeUse, type LoginForm as LoginFormState, useLoginForm } from './useLoginForm';

interface LoginFormProps {
  readonly kind: LoginFormKind;
  readonly draft: Draft;
  /** Consent of a visitor; members have given it already. */
  readonly consent?: ConsentState;
  /** The member who changes something. */
  readonly uid?: string;
  readonly done?: () => void;
  readonly use?: CodeUse;
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
export function LoginForm({ kind, draft, consent, uid = '', done, use }: LoginFormProps) {
  const [words, page] = [useLoginTexts(), useWords()];
  const [seen, setSeen] = useState(false);
  const form = useLoginForm({ kind, draft, uid, done, use });
  const errorOf: ErrorOf = (field) => form.problems.find((one) => one.field === field)?.words;
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    form.submit(consent?.agreed ?? true);
  };
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
      {hasField(kind, 'code') ? <CodeField {...{ form, draft, errorOf }} /> : null}
      {hasField(kind, 'password') ? <PasswordFields {...{ kind, draft, errorOf, seen, setSeen }} /> : null}
      {consent && needsConsent(kind) ? <Consent {...consent} error={errorOf('consent')} /> : null}
      <p className={style.error} role="alert">
        {errorOf('all')}
      </p>
      <button type="submit" className={style.submit} aria-disabled={form.busy}>
        {form.busy ? page['state.loading'] : (use?.submit ?? words[submits[kind]])}
      </button>
    </form>
  );
}

type ErrorOf = (field: FieldName | 'consent' | 'all') => string | undefined;

interface CodeFieldProps {
  readonly form: LoginFormState;
  readonly draft: Draft;
  readonly errorOf: ErrorOf;
}

/** The code by text message, and what may have to be answered before one is sent. */
function CodeField({ form, draft, errorOf }: CodeFieldProps) {
  const words = useLoginTexts();
  const { wait } = form;
  return (
    <>
      {form.challenges > 0 ? (
        <LazyChallenge
          round={form.challenges}
          draft={draft}
          error={errorOf('challenge')}
          kind={form.challenge}
          choose={form.setChallenge}
          isSending={form.busy}
          setOpen={form.setOpen}
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
          aria-disabled={form.busy || wait.seconds > 0}
          onClick={form.sendCode}
        >
          {wait.seconds > 0 ? words.codeAgainIn(wait.seconds) : words.getCode}
        </button>
      </Field>
    </>
  );
}

/** Loads with the first captcha that is asked for; each further one is another. */
function LazyChallenge({ round, ...props }: ChallengeProps & { readonly round: number }) {
  const { locale } = useVisit();
  const [Challenge] = useState(() =>
    lazyPart(async () => {
      const part = await import('./challenge/Challenge');
      await part.loadTexts(locale);
      return part.Challenge;
    }),
  );
  return (
    <Suspense>
      <Challenge key={round} {...props} />
    </Suspense>
  );
}

interface PasswordFieldsProps {
  readonly kind: LoginFormKind;
  readonly draft: Draft;
  readonly errorOf: ErrorOf;
  /** The passwords are legible. */
  readonly seen: boolean;
  readonly setSeen: (seen: boolean) => void;
}

/** The password; where it is set, twice, and with the old one. */
function PasswordFields({ kind, draft, errorOf, seen, setSeen }: PasswordFieldsProps) {
  const words = useLoginTexts();
  const newPassword = isNewPassword(kind);
  return (
    <>
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
    </>
  );
}
