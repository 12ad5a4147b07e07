import { type ClientApp, clientAppQuery } from '@touch/api/clientApp';
import { useQuery } from '@touch/api/useQuery';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Icon } from '@touch/ui/Icon';
import { Notice } from '@touch/ui/Notice';
import { FailedNotice } from '@touch/ui/QueryState';
import type { MouseEvent } from 'react';
import { DesktopQr } from './DesktopQr';
import style from './GetApp.module.css';
import { useGetAppTexts } from './texts';
import { useOpenApp } from './useOpenApp';

interface GetAppProps {
  /** Path of the page below the base path, for the code that a desk shows. */
  readonly path: string;
}

/** The app: opened where it is installed, or fetched from the store of the reader's system (F13 downloadClient). */
export function GetApp({ path }: GetAppProps) {
  const texts = useGetAppTexts();
  const words = useWords();
  const { basePath, flags } = useVisit();
  const app = useQuery(clientAppQuery);
  if (flags.inApp) {
    const home = { text: words['state.toHome'], href: `${basePath}/home.html` };
    return <Notice kind="later" text={texts.inApp} link={home} />;
  }
  if (app.state === 'loading') return <p className={style.waits}>{words['state.loading']}</p>;
  if (app.state === 'failed') return <FailedNotice {...app} />;
  const known = app.state === 'ready' ? app.value : { iosUrl: '', androidUrl: '', inviteRule: '' };
  return <Ways app={known} path={path} />;
}

function Ways({ app, path }: { readonly app: ClientApp; readonly path: string }) {
  const texts = useGetAppTexts();
  const words = useWords();
  const { flags, toast } = useVisit();
  const { hasLink, open, explain, overlay } = useOpenApp(() => toast(texts.absent));
  const links = [
    { text: texts.ios, href: app.iosUrl, isOwn: flags.ios },
    { text: texts.android, href: app.androidUrl, isOwn: flags.android },
  ].filter(({ href }) => href !== '');
  const canOpen = hasLink && !flags.desktop;
  if (links.length === 0 && !canOpen) return <Notice kind="later" text={texts.none} />;
  const leave = (event: MouseEvent) => {
    if (!flags.messenger) return;
    event.preventDefault();
    explain(texts.inMessenger);
  };
  links.sort((one, other) => Number(other.isOwn) - Number(one.isOwn));
  return (
    <div className={style.ways}>
      {canOpen ? (
        <button type="button" className={style.open} onClick={open}>
          {words['shell.openApp']}
        </button>
      ) : null}
      {links.map(({ text, href, isOwn }) => (
        <a
          key={text}
          className={isOwn && !canOpen ? style.open : style.way}
          href={href}
          rel="noopener"
          onClick={leave}
        >
          <Icon name="download" size={20} />
          {text}
        </a>
      ))}
      {flags.desktop ? <DesktopQr path={path} /> : null}
      {overlay}
    </div>
  );
}
