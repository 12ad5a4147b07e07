import { enterMinorsMode } from '@touch/api/minors';
import { useWords } from '@touch/locales/words';
import { useSubmit } from '@touch/outside/useSubmit';
import { useVisit } from '@touch/outside/visit';
import { lazyPart } from '@touch/ui/deferred/lazyPart';
import { Suspense, useState } from 'react';
import style from './minors.module.css';
import { minorsTexts } from './texts';

/** A visitor leaves by a tap and needs no form. */
const LeaveForm = lazyPart(() => import('./LeaveForm').then((part) => part.LeaveForm));

interface MinorsSwitchProps {
  /** '' = a visitor, whose mode is this browser's alone. */
  readonly uid: string;
  /** The member's account is in the mode. */
  readonly isAccountOn: boolean;
  readonly hasGuardian: boolean;
  readonly changed: () => void;
}

/** Minors' mode: entered at once, left by a visitor's tap, by a member's password or their guardian's phone (K23). */
export function MinorsSwitch({ uid, isAccountOn, hasGuardian, changed }: MinorsSwitchProps) {
  const [texts, page] = [minorsTexts.useTexts(), useWords()];
  const { cache, preferences, changePreferences, toast } = useVisit();
  const [leaving, setLeaving] = useState(false);
  const isOn = isAccountOn || preferences.minors === true;
  const lost = page['state.networkError'];
  const enter = async () => {
    const outcome = uid === '' ? { kind: 'done' as const } : await enterMinorsMode(cache, uid);
    if (outcome.kind !== 'done') return outcome.kind === 'refused' ? outcome.message || lost : lost;
    changePreferences({ minors: true });
    toast(texts.entered);
    changed();
  };
  const leave = () => {
    setLeaving(false);
    changePreferences({ minors: false });
    toast(texts.left);
    changed();
  };
  const { busy, problem, submit } = useSubmit(enter, { lost });
  const tapped = () => {
    if (!isOn) return submit();
    if (isAccountOn) return setLeaving(!leaving);
    leave();
  };
  return (
    <>
      <p className={style.what}>{texts.modeWhat}</p>
      <p className={style.wrong} role="alert">
        {problem}
      </p>
      <button
        type="button"
        className={style.main}
        aria-disabled={busy}
        aria-expanded={isAccountOn ? leaving : undefined}
        onClick={tapped}
      >
        {isOn ? texts.leave : texts.enter}
      </button>
      {leaving ? (
        <Suspense>
          <LeaveForm uid={uid} hasGuardian={hasGuardian} done={leave} />
        </Suspense>
      ) : null}
    </>
  );
}
