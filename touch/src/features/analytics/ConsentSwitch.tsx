import { hasConsent, refusedByBrowser, setConsent } from '@touch/outside/analytics/consent';
import { forgetUnsent } from '@touch/outside/analytics/unsent';
import { forgetVirtualUid } from '@touch/outside/analytics/virtualUid';
import { whenRestored } from '@touch/outside/restored';
import { useEffect, useState } from 'react';
import style from './ConsentSwitch.module.css';
import { analyticsTexts } from './texts';

export const { loadTexts } = analyticsTexts;

/** The one place where a reader lets himself be counted, and stops it (J4); never asked for over what he reads. */
export function ConsentSwitch() {
  const words = analyticsTexts.useTexts();
  const [given, setGiven] = useState(hasConsent);
  useEffect(() => {
    const look = () => setGiven(hasConsent());
    // said in another tab
    window.addEventListener('storage', look);
    const leave = whenRestored(look);
    return () => {
      window.removeEventListener('storage', look);
      leave();
    };
  }, []);
  if (refusedByBrowser()) return <p className={style.about}>{words.refused}</p>;
  const change = (wanted: boolean) => {
    setConsent(wanted);
    if (!wanted) {
      // what was not sent yet is not sent any more, and whoever comes back is somebody else
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
