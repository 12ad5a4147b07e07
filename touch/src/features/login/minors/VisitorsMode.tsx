import type { Locale } from '@touch/locales/messages';
import { MinorsSwitch } from './MinorsSwitch';
import style from './minors.module.css';
import { minorsTexts } from './texts';

export const loadTexts = (locale: Locale) => minorsTexts.loadTexts(locale);

/** Minors' mode of this browser, which nothing but the browser stores (K23). */
export function VisitorsMode() {
  return (
    <div className={style.form}>
      <MinorsSwitch uid="" isAccountOn={false} hasGuardian={false} changed={() => undefined} />
    </div>
  );
}
