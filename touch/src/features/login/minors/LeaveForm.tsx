import { leaveMinorsMode } from '@touch/api/minors';
import { useWords } from '@touch/locales/words';
import { useSubmit } from '@touch/outside/useSubmit';
import { useVisit } from '@touch/outside/visit';
import { useState } from 'react';
import { createDraft } from '../draft';
import { Field } from '../Field';
import { LoginForm } from '../LoginForm';
import { useLoginTexts } from '../texts';
import style from './minors.module.css';
import { minorsTexts } from './texts';

interface LeaveFormProps {
  readonly uid: string;
  /** A guardian has consented: a code to their phone does as well. */
  readonly hasGuardian: boolean;
  readonly done: () => void;
}

/** A member's way out of minors' mode (K23). */
export function LeaveForm({ uid, hasGuardian, done }: LeaveFormProps) {
  const texts = minorsTexts.useTexts();
  const { cache } = useVisit();
  const [way, setWay] = useState<'password' | 'guardian'>('password');
  const [draft] = useState(createDraft);
  const use = {
    scene: 'guardian' as const,
    call: (phone: string, code: string) => leaveMinorsMode(cache, uid, { phone, code }),
    submit: texts.leave,
    doneText: texts.left,
  };
  return (
    <div className={style.leaving}>
      {way === 'guardian' ? (
        <>
          <p className={style.what}>{texts.leaveByGuardian}</p>
          <LoginForm kind="bind" draft={draft} uid={uid} done={done} use={use} />
        </>
      ) : (
        <PasswordForm uid={uid} done={done} />
      )}
      {hasGuardian ? (
        <button
          type="button"
          className={style.other}
          onClick={() => setWay(way === 'password' ? 'guardian' : 'password')}
        >
          {way === 'password' ? texts.byGuardian : texts.byPassword}
        </button>
      ) : null}
    </div>
  );
}

function PasswordForm({ uid, done }: Pick<LeaveFormProps, 'uid' | 'done'>) {
  const [texts, login, page] = [minorsTexts.useTexts(), useLoginTexts(), useWords()];
  const { cache } = useVisit();
  const [draft] = useState(createDraft);
  const lost = page['state.networkError'];
  const send = async () => {
    const { password } = draft.values();
    if (password === '') return login.needsPassword;
    const outcome = await leaveMinorsMode(cache, uid, { password });
    if (outcome.kind === 'done') return void done();
    return outcome.kind === 'refused' ? texts.notThis : lost;
  };
  const { busy, problem, submit } = useSubmit(send, { lost });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className={style.what}>{texts.leaveWhat}</p>
      <Field
        name="password"
        label={login.password}
        draft={draft}
        type="password"
        autoComplete="current-password"
        error={problem}
      />
      <button type="submit" className={style.main} aria-disabled={busy}>
        {texts.leave}
      </button>
    </form>
  );
}
