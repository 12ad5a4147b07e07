import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { safeUrl } from '@touch/lib/safeUrl';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { MixedText } from '@touch/ui/MixedText';
import { Prose } from '@touch/ui/Prose';
import style from './AboutUs.module.css';
import { Counting } from './Counting';
import { useTexts } from './texts';
import { VERSION } from './version';

/** The newsroom's own text, the product's version, and the footer that the law requires (F14, K12). */
export function Screen() {
  const words = useWords();
  const texts = useTexts();
  const { basePath, config, flags, siteLang } = useVisit();
  const { appName, appLogo, aboutUs, footer } = config;
  const licenceUrl = footer.licenceUrl ? safeUrl(footer.licenceUrl) : undefined;
  const phone = safeUrl(`tel:${footer.reportPhone.replace(/[^\d+]/g, '')}`, undefined, ['tel']);
  const licence = footer.licence ? texts.licence(footer.licence) : '';
  return (
    <>
      <ScreenHead title={texts.title} level="name" />
      <article className={style.page}>
        <h1 className={style.name}>
          {appLogo ? <img className={style.logo} src={appLogo} alt="" width="72" height="72" /> : null}
          <span lang={siteLang}>{appName}</span>
        </h1>
        <p className={style.version}>{texts.version(VERSION)}</p>
        {aboutUs ? <Prose html={aboutUs} lang={siteLang} /> : <p>{words['state.noDescription']}</p>}
        <footer className={style.foot}>
          {flags.inApp ? null : (
            <a className={style.link} href={`${basePath}/downloadClient.html`}>
              {texts.getApp}
            </a>
          )}
          <a className={style.link} href={`${basePath}/shareinvite.html`}>
            {texts.invite}
          </a>
          <Counting />
          {licence === '' ? null : licenceUrl ? (
            <a className={style.link} href={licenceUrl} rel="noopener">
              <span>
                <MixedText text={licence} />
              </span>
            </a>
          ) : (
            <p>
              <MixedText text={licence} />
            </p>
          )}
          {phone === undefined ? null : (
            <a className={style.link} href={phone}>
              {words['footer.reportPhone'](footer.reportPhone)}
            </a>
          )}
          <p>
            <MixedText text={words['footer.rights'](appName)} />
          </p>
        </footer>
      </article>
    </>
  );
}
