import { type Locale, languageNames, languageTags, locales } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { FONT_STEPS } from '@touch/outside/preferences';
import { useVisit } from '@touch/outside/visit';
import { Sheet } from '@touch/ui/sheet/Sheet';
import { type ReactNode, useId } from 'react';
import style from './SettingsSheet.module.css';

interface SettingsSheetProps {
  readonly close: () => void;
  /** Further settings of this browser. */
  readonly children?: ReactNode;
}

/** Reading preferences: language, light or dark, text size, 长辈版. Stored in the one cookie (A11). */
export function SettingsSheet({ close, children }: SettingsSheetProps) {
  const words = useWords();
  const { locale, preferences, changePreferences, config, flags } = useVisit();
  const dark = preferences.dark ?? (flags.dark || config.dark);
  return (
    <Sheet title={words['shell.settings']} closeText={words['shell.close']} close={close}>
      <Choice name={words['settings.language']}>
        {locales.map((one: Locale) => (
          <button
            key={one}
            type="button"
            lang={languageTags[one]}
            className={style.option}
            aria-pressed={one === locale}
            onClick={() => changePreferences({ locale: one })}
          >
            {languageNames[one]}
          </button>
        ))}
      </Choice>
      <Choice name={words['settings.look']}>
        {[false, true].map((one) => (
          <button
            key={String(one)}
            type="button"
            className={style.option}
            aria-pressed={one === dark}
            onClick={() => changePreferences({ dark: one })}
          >
            {words[one ? 'settings.dark' : 'settings.light']}
          </button>
        ))}
      </Choice>
      <TextSize />
      <Choice name={words['settings.elder']}>
        <button
          type="button"
          className={style.option}
          onClick={() => changePreferences({ elder: !preferences.elder })}
        >
          {words[preferences.elder ? 'elder.leave' : 'elder.enter']}
        </button>
      </Choice>
      {children}
    </Sheet>
  );
}

function TextSize() {
  const words = useWords();
  const { preferences, changePreferences } = useVisit();
  const step = preferences.font ?? 0;
  const change = (by: number) => {
    const font = step + by;
    if (font >= FONT_STEPS.least && font <= FONT_STEPS.most) changePreferences({ font });
  };
  return (
    <Choice name={words['settings.textSize']}>
      <button
        type="button"
        className={style.option}
        aria-disabled={step <= FONT_STEPS.least}
        onClick={() => change(-1)}
      >
        A−
        <span className="visually-hidden">{words['article.smaller']}</span>
      </button>
      <output className={style.step}>
        {step === 0 ? words['article.standardSize'] : step > 0 ? `+${step}` : step}
      </output>
      <button
        type="button"
        className={style.option}
        aria-disabled={step >= FONT_STEPS.most}
        onClick={() => change(1)}
      >
        A+
        <span className="visually-hidden">{words['article.larger']}</span>
      </button>
    </Choice>
  );
}

function Choice({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out in a row in Safari 14
    <div role="group" aria-labelledby={id} className={style.choice}>
      <p id={id} className={style.name}>
        {name}
      </p>
      <div className={style.options}>{children}</div>
    </div>
  );
}
