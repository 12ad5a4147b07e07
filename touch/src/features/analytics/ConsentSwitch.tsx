import { hasConsent, isRefusedByBrowser, setConsent } from '@touch/outside/analytics/consent';
import { forgetUnsent } from '@touch/outside/analytics/unsent';
import { forgetVirtualUid } from '@touch/outside/analytics/virtualUid';
import { onPageRestored } from '@touch/outside/restored';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useState } from 'react';
import style from './ConsentSwitch.module.css';
import { analyticsWords } from './words';

export const readyWords = analyticsWords.ready;

/** The one place where a reader lets himself be counted, and stops it (J4); never asked for over what he reads. */
export function ConsentSwitch() {
  const { locale } = useVisit();
  return (
    <analyticsWords.Within locale={locale}>
      <Switch />
    </analyticsWords.Within>
  );
}

function Switch() {
  const words = analyticsWords.useWords();
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
  if (isRefusedByBrowser()) return <p className={style.about}>{words['analytics.refused']}</p>;
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
        <span>{words['analytics.consent']}</span>
      </label>
      <p id="analytics-about" className={style.about}>
        {words['analytics.about']}
      </p>
    </>
  );
}
