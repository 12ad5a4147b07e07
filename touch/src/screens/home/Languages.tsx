import { languageNames, languageTags, locales } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import style from './Languages.module.css';

/** The reader's language, at the end of home (C4). */
export function Languages() {
  const words = useWords();
  const { locale, changePreferences } = useVisit();
  return (
    <ul className={style.languages} aria-label={words['settings.language']}>
      {locales.map((one) => (
        <li key={one}>
          <button
            type="button"
            lang={languageTags[one]}
            className={style.link}
            aria-pressed={one === locale}
            onClick={() => changePreferences({ locale: one })}
          >
            {languageNames[one]}
          </button>
        </li>
      ))}
    </ul>
  );
}
