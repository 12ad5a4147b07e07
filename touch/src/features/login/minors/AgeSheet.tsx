import { fetchMinorState, type MinorState } from '@touch/api/minors';
import type { Locale } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { currentMember } from '@touch/outside/member/member';
import { useVisit } from '@touch/outside/visit';
import { FailedNotice } from '@touch/ui/QueryState';
import { Sheet } from '@touch/ui/sheet/Sheet';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loginTexts } from '../texts';
import { AgeForm } from './AgeForm';
import { GuardianForm } from './GuardianForm';
import style from './minors.module.css';
import { minorsTexts } from './texts';

export const loadTexts = (locale: Locale) =>
  Promise.all([loginTexts.loadTexts(locale), minorsTexts.loadTexts(locale)]);

/** Asks a member for their age, and a guardian of a child for consent, before their words go on their way (K23). @param close called with whether they may go on */
export function AgeSheet({ close }: { readonly close: (mayGoOn: boolean) => void }) {
  const [texts, page] = [minorsTexts.useTexts(), useWords()];
  const { cache, config } = useVisit();
  const [uid] = useState(() => currentMember(config.siteID)?.uid ?? '');
  const [state, setState] = useState<MinorState | 'failed'>();
  const latest = useRef(close);
  latest.current = close;
  const load = useCallback(() => {
    setState(undefined);
    void fetchMinorState(cache, uid).then((read) => setState(read ?? 'failed'));
  }, [cache, uid]);
  useEffect(load, [load]);
  // said in another window meanwhile, or just now
  const mayGoOn = typeof state === 'object' && state.canPost;
  useEffect(() => {
    if (mayGoOn) latest.current(true);
  }, [mayGoOn]);
  const content = () => {
    if (state === 'failed') return <FailedNotice message={page['state.partFailed']} retry={load} />;
    if (state === undefined || mayGoOn) return <p className={style.what}>{page['state.loading']}</p>;
    if (state.ageClass === '') return <AgeForm uid={uid} onAnswer={setState} />;
    return <GuardianForm uid={uid} done={() => close(true)} />;
  };
  const asksGuardian = typeof state === 'object' && state.ageClass !== '' && !mayGoOn;
  return (
    <Sheet
      title={asksGuardian ? texts.guardian : texts.age}
      closeText={page['shell.close']}
      close={() => close(false)}
    >
      {content()}
    </Sheet>
  );
}
