import { useWords } from '@touch/locales/words';
import { FONT_STEPS } from '@touch/outside/preferences';
import { useVisit } from '@touch/outside/visit';
import style from './TextSize.module.css';

/** Smaller and larger by one step of the paper's (S§9), kept between visits. */
export function TextSize() {
  const words = useWords();
  const { preferences, changePreferences, toast } = useVisit();
  const step = preferences.font ?? 0;
  const change = (by: number) => {
    const next = Math.min(FONT_STEPS.most, Math.max(FONT_STEPS.least, step + by));
    if (next === step) return;
    changePreferences({ font: next });
    const size = next === 0 ? words['article.standardSize'] : next > 0 ? `+${next}` : String(next);
    toast(words['article.textSizeNow'](size));
  };
  return (
    <fieldset className={style.sizes} aria-label={words['article.textSize']}>
      <button
        type="button"
        className={style.smaller}
        aria-disabled={step <= FONT_STEPS.least}
        onClick={() => change(-1)}
      >
        A<small>−</small>
        <span className="visually-hidden">{words['article.smaller']}</span>
      </button>
      <button
        type="button"
        className={style.larger}
        aria-disabled={step >= FONT_STEPS.most}
        onClick={() => change(1)}
      >
        A<small>+</small>
        <span className="visually-hidden">{words['article.larger']}</span>
      </button>
    </fieldset>
  );
}
