import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Prose } from '@touch/ui/Prose';
import style from './AboutUs.module.css';
import { Counting } from './Counting';
import { useTexts } from './texts';
import { VERSION } from './version';

/** The newsroom's own text and the product's version (F14). */
export function Screen() {
  const words = useWords();
  const texts = useTexts();
  const { basePath, config, flags, siteLang } = useVisit();
  const { appName, appLogo, aboutUs } = config;
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
        <div className={style.foot}>
          {flags.inApp ? null : (
            <a className={style.link} href={`${basePath}/downloadClient.html`}>
              {texts.getApp}
            </a>
          )}
          <a className={style.link} href={`${basePath}/shareinvite.html`}>
            {texts.invite}
          </a>
          <Counting />
        </div>
      </article>
    </>
  );
}
