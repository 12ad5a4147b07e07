import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { GetApp } from '@touch/features/openInBrowser/getApp/GetApp';
import type { ScreenProps } from '@touch/outside/screen';
import { useVisit } from '@touch/outside/visit';
import style from './downloadClient.module.css';
import { useTexts } from './texts';

/** The newsroom's app for the reader's system (F13). */
export function Screen(_: ScreenProps) {
  const texts = useTexts();
  const { config, siteLang } = useVisit();
  return (
    <>
      <ScreenHead title={texts.title} level="name" />
      <div className={style.page}>
        <header className={style.head}>
          {config.appLogo ? (
            <img className={style.logo} src={config.appLogo} alt="" width="72" height="72" />
          ) : null}
          <h1 className={style.title} lang={siteLang}>
            {texts.heading(config.appName)}
          </h1>
        </header>
        <p className={style.why}>{texts.why}</p>
        <GetApp path="/downloadClient.html" />
      </div>
    </>
  );
}
