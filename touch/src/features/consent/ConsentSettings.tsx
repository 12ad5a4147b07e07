import { type Consent, fetchConsent, giveConsent, withdrawConsent } from '@touch/api/consent';
import { useWords } from '@touch/locales/words';
import { setConsent } from '@touch/outside/analytics/consent';
import { forgetUnsent } from '@touch/outside/analytics/unsentRecords';
import { forgetVirtualUid } from '@touch/outside/analytics/virtualUid';
import { useSubmit } from '@touch/outside/useSubmit';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useState } from 'react';
import style from './consent.module.css';
import { TextLinks } from './TextLinks';
import { consentTexts, useConsentTexts } from './texts';

export const { loadTexts } = consentTexts;

/** A member's consent: to which texts, since when; withdrawn, nothing is counted and all their logins end (K22). */
export function ConsentSettings({ uid }: { readonly uid: string }) {
  const [words, page] = [useConsentTexts(), useWords()];
  const { cache, toast } = useVisit();
  const [consent, setKnown] = useState<Consent>();
  const [asking, setAsking] = useState(false);
  const lost = page['state.networkError'];
  useEffect(() => {
    let left = false;
    void fetchConsent(cache, uid).then((known) => left || setKnown(known));
    return () => {
      left = true;
    };
  }, [cache, uid]);
  const isCurrent = consent !== undefined && consent.agreed === consent.version;
  const agree = async () => {
    if (!consent || !(await giveConsent(cache, uid, consent.version, 'settings'))) return lost;
    setKnown(await fetchConsent(cache, uid));
  };
  const withdraw = async () => {
    if (!(await withdrawConsent(cache, uid))) return lost;
    setConsent(false);
    forgetUnsent();
    forgetVirtualUid();
    toast(words.withdrawn);
  };
  const { busy, problem, submit } = useSubmit((act: () => Promise<string | undefined>) => act(), { lost });
  if (!consent) return <p className={style.form}>{page['state.loading']}</p>;
  return (
    <div className={style.form}>
      <p className={style.what}>
        {consent.agreed === '' ? words.none : words.since(consent.agreedAt.slice(0, 16), isCurrent)}
      </p>
      <TextLinks />
      <p className={style.what}>{words.withdrawWhat}</p>
      <p className={style.wrong} role="alert">
        {problem}
      </p>
      {isCurrent ? null : (
        <button type="button" className={style.agree} aria-disabled={busy} onClick={() => submit(agree)}>
          {words.agree}
        </button>
      )}
      {consent.agreed === '' ? null : (
        <button
          type="button"
          className={style.later}
          aria-disabled={busy}
          onClick={() => (asking ? submit(withdraw) : setAsking(true))}
        >
          {words[asking ? 'withdrawSure' : 'withdraw']}
        </button>
      )}
    </div>
  );
}
