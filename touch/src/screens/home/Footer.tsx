import { safeUrl } from '@touch/lib/safeUrl';
import { languageNames, languageTags, locales } from '@touch/locales/messages';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { MixedText } from '@touch/ui/MixedText';
import style from './Footer.module.css';

/** The imprint: about us, telephone for reports, licence, languages (K12). */
export function Footer() {
  const words = useWords();
  const { basePath, config, locale, changePreferences } = useVisit();
  const { licence, licenceUrl, reportPhone } = config.footer;
  const licenceLink = safeUrl(licenceUrl);
  const phone = safeUrl(`tel:${reportPhone.replace(/\s/g, '')}`, undefined, ['tel']);
  return (
    <footer className={style.footer}>
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
      <p>
        <a className={style.link} href={`${basePath}/aboutUs.html`}>
          {words['footer.aboutUs']}
        </a>
        {reportPhone ? (
          <a className={style.link} href={phone}>
            {words['footer.reportPhone'](reportPhone)}
          </a>
        ) : null}
      </p>
      {licence ? (
        <p>
          {licenceLink ? (
            <a className={style.link} href={licenceLink} target="_blank" rel="noopener">
              <span>
                <MixedText text={licence} />
              </span>
            </a>
          ) : (
            <MixedText text={licence} />
          )}
        </p>
      ) : null}
      <p>
        <MixedText text={words['footer.rights'](config.appName)} />
      </p>
    </footer>
  );
}
