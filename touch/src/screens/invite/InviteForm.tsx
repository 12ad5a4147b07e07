import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import style from './invite.module.css';
import { inviteDraft, storeInviteDraft } from './inviteDraft';
import { useTexts } from './texts';
import { useInvite } from './useInvite';

interface InviteFormProps {
  /** Code of the address; '' = none. */
  readonly sent: string;
  /** Told the inviter's name, once the invitation is recorded. */
  readonly recorded: (inviter: string) => void;
}

/** One field: the code. It survives reload and login. */
export function InviteForm({ sent, recorded }: InviteFormProps) {
  const texts = useTexts();
  const [typed, setTyped] = useState(sent);
  const { busy, problem, send } = useInvite(recorded);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    const draft = inviteDraft();
    if (sent === '' && draft !== '') setTyped((now) => now || draft);
  }, [sent]);
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [problem]);

  const change = (text: string) => {
    setTyped(text);
    storeInviteDraft(text);
  };
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    send(typed);
  };
  return (
    <form className={style.form} method="post" noValidate onSubmit={submitted}>
      <label className={style.label} htmlFor={id}>
        {texts.label}
      </label>
      <input
        id={id}
        ref={field}
        className={style.input}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        readOnly={busy}
        aria-required="true"
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => change(target.value)}
      />
      <p id={`${id}-problem`} className={style.problem} role="alert">
        {problem?.text}
      </p>
      <button type="submit" className={style.send} aria-disabled={busy}>
        {busy ? texts.sending : texts.send}
      </button>
    </form>
  );
}
