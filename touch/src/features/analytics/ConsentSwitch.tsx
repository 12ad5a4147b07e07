import { hasConsent, isRefusedByBrowser, setConsent } from '@touch/outside/analytics/consent';
import { forgetUnsent } from '@touch/outside/analytics/unsentRecords';
import { forgetVirtualUid } from '@touch/outside/analytics/virtualUid';
import { onPageRestored } from '@touch/outside/onPageRestored';
import { useEffect, useState } from 'react';
import style from './ConsentSwitch.module.css';
import { analyticsTexts } from './texts';

export const { loadTexts } = analyticsTexts;

/** The only switch for analytics consent (J4); no dialog ever asks for it. */
export function ConsentSwitch() {
  const words = analyticsTexts.useTexts();
  const [given, setGiven] = useState(hasConsent);
  useEffect(() => {
    const look = () => setGiven(hasConsent());
    // said in another tab
    window.addEventListener('storage', look);
    const leave = onPageRestored(look);
    return () => {
      window.removeEventListener('storage', look);
      leave();
    };
  }, []);
  if (isRefusedByBrowser()) return <p className={style.about}>{words.refused}</p>;
  const change = (wanted: boolean) => {
    setConsent(wanted);
    if (!wanted) {
      // unsent records are dropped, and a later consent starts with a new id
      forgetUnsent();
      forgetVirtualUid();
    }
    setGiven(wanted);
  };
  return (
    <>
      <label className={style.tick}>
        <input
          type="checkbox"
          className={style.checkbox}
          checked={given}
          onChange={(event) => change(event.target.checked)}
          aria-describedby="analytics-about"
        />
        <span>{words.consent}</span>
      </label>
      <p id="analytics-about" className={style.about}>
        {words.about}
      </p>
    </>
  );
}
