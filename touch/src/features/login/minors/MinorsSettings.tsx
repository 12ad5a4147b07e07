import { fetchMinorState, type MinorState, withdrawGuardianConsent } from '@touch/api/minors';
import type { Locale } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { useSubmit } from '@touch/outside/useSubmit';
import { useVisit } from '@touch/outside/visit';
import { FailedNotice } from '@touch/ui/QueryState';
import { useCallback, useEffect, useState } from 'react';
import { loginTexts } from '../texts';
import { AgeForm } from './AgeForm';
import { GuardianForm } from './GuardianForm';
import { MinorsSwitch } from './MinorsSwitch';
import style from './minors.module.css';
import { minorsTexts } from './texts';

export const loadTexts = (locale: Locale) =>
  Promise.all([loginTexts.loadTexts(locale), minorsTexts.loadTexts(locale)]);

/** Age group, guardian's consent and minors' mode of a member (K23). */
export function MinorsSettings({ uid }: { readonly uid: string }) {
  const page = useWords();
  const { cache, preferences, changePreferences } = useVisit();
  const [state, setState] = useState<MinorState | 'failed'>();
  const load = useCallback(() => {
    void fetchMinorState(cache, uid).then((read) => setState(read ?? 'failed'));
  }, [cache, uid]);
  useEffect(load, [load]);
  const isOn = typeof state === 'object' && state.isOn;
  useEffect(() => {
    // entered in another browser
    if (isOn && !preferences.minors) changePreferences({ minors: true });
  }, [isOn, preferences.minors, changePreferences]);
  if (state === undefined) return <p className={style.form}>{page['state.loading']}</p>;
  if (state === 'failed') return <FailedNotice message={page['state.partFailed']} retry={load} />;
  return (
    <div className={style.form}>
      <Age uid={uid} state={state} changed={load} />
      <MinorsSwitch uid={uid} isAccountOn={state.isOn} hasGuardian={state.hasGuardian} changed={load} />
    </div>
  );
}

interface AgeProps {
  readonly uid: string;
  readonly state: MinorState;
  readonly changed: () => void;
}

/** The age group that was said, or the form; the guardian of a child. */
function Age({ uid, state, changed }: AgeProps) {
  const texts = minorsTexts.useTexts();
  if (state.ageClass === '') return <AgeForm uid={uid} onAnswer={changed} />;
  return (
    <>
      <p className={style.what}>{texts[state.ageClass]}</p>
      {state.ageClass !== 'under14' ? null : state.hasGuardian ? (
        <Withdrawal uid={uid} done={changed} />
      ) : (
        <GuardianForm uid={uid} done={changed} />
      )}
    </>
  );
}

function Withdrawal({ uid, done }: { readonly uid: string; readonly done: () => void }) {
  const [texts, page] = [minorsTexts.useTexts(), useWords()];
  const { cache, toast } = useVisit();
  const [asking, setAsking] = useState(false);
  const lost = page['state.networkError'];
  const withdraw = async () => {
    if ((await withdrawGuardianConsent(cache, uid)).kind !== 'done') return lost;
    toast(texts.withdrawn);
    done();
  };
  const { busy, problem, submit } = useSubmit(withdraw, { lost });
  return (
    <>
      <p className={style.what}>{texts.withdrawWhat}</p>
      <p className={style.wrong} role="alert">
        {problem}
      </p>
      <button
        type="button"
        className={style.other}
        aria-disabled={busy}
        onClick={() => (asking ? submit() : setAsking(true))}
      >
        {asking ? texts.withdrawSure : texts.withdraw}
      </button>
    </>
  );
}
