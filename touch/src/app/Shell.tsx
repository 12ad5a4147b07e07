import { useWords } from '@touch/locales/words';
import type { ScreenOptions } from '@touch/outside/screen';
import { LOGIN_NAME } from '@touch/outside/session/loginName';
import { readStored } from '@touch/outside/storage';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import { type ReactNode, useEffect, useState } from 'react';
import { screenPath } from './match';
import style from './Shell.module.css';
import { useScrolledPart } from './useScrolledPart';

interface ShellProps {
  readonly screen: string;
  readonly options: ScreenOptions;
  readonly children: ReactNode;
}

/** Frame of every screen: top bar, skip link, back to top (S§2). */
export function Shell({ screen, options, children }: ShellProps) {
  const words = useWords();
  const { flags, config, preferences } = useVisit();
  const scrolled = useScrolledPart();
  const bar = options.topBar && !flags.cms;
  const page = options.wide ? `${style.wide} wide` : options.safeArea ? style.safe : style.main;
  return (
    <>
      <a className={style.skip} href="#main">
        {words['shell.skip']}
      </a>
      {bar ? <TopBar screen={screen} /> : null}
      <main id="main" tabIndex={-1} className={page}>
        {preferences.elder && !options.isNotRead ? <div id="aloud" /> : null}
        {children}
        {scrolled && config.backToTop ? <scrolled.ToTop /> : null}
      </main>
    </>
  );
}

function TopBar({ screen }: { screen: string }) {
  const words = useWords();
  const { config, basePath, siteLang } = useVisit();
  const { paperUrl } = config;
  return (
    <header className={style.bar}>
      <a className={style.brand} href={`${basePath}/home.html`}>
        {config.padLogo ? (
          <img className={style.logo} src={config.padLogo} alt="" width="32" height="32" />
        ) : null}
        <span className={style.words}>
          <span className={style.name} lang={siteLang}>
            {config.appName}
          </span>
          <span className={style.tag}>{words['shell.touchTag']}</span>
        </span>
      </a>
      <nav className={style.tools} aria-label={words['shell.more']}>
        {config.showSearchList ? (
          <a
            className={style.tool}
            href={`${basePath}${screenPath('search')}`}
            aria-label={words['shell.search']}
          >
            <Icon name="search" />
          </a>
        ) : null}
        {paperUrl ? (
          <a
            className={style.tool}
            href={paperUrl}
            target="_blank"
            rel="noopener"
            aria-label={words['shell.newspaper']}
          >
            <Icon name="paper" />
          </a>
        ) : null}
        <LastTool onLogin={screen === 'login'} />
      </nav>
    </header>
  );
}

/** True for a member; inside the app its token counts, which arrives after the page (G8, `app/inApp.ts`). */
function useSignedIn(): boolean {
  // the page as served is a visitor's
  const [isIn, setIsIn] = useState(false);
  useEffect(() => {
    const look = () =>
      setIsIn(!!(readStored('local', LOGIN_NAME) || document.documentElement.dataset.member));
    look();
    addEventListener('member', look);
    return () => removeEventListener('member', look);
  });
  return isIn;
}

/** Way to the reader's own page or to the login; on the login it closes. */
function LastTool({ onLogin }: { onLogin: boolean }) {
  const words = useWords();
  const { basePath, navigation } = useVisit();
  const isIn = useSignedIn();
  return onLogin ? (
    <button type="button" className={style.tool} aria-label={words['shell.close']} onClick={navigation.back}>
      <Icon name="close" />
    </button>
  ) : (
    <a
      className={style.tool}
      href={`${basePath}${screenPath(isIn ? 'userDetail' : 'login')}`}
      aria-label={words[isIn ? 'shell.me' : 'shell.login']}
    >
      <Icon name="person" />
    </a>
  );
}
