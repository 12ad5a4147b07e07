import { shortVideoSettingsQuery } from '@touch/api/shortVideos';
import { useQuery } from '@touch/api/useQuery';
import { appLink } from '@touch/lib/appLink';
import { safeUrl } from '@touch/lib/safeUrl';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import style from './PaperBanner.module.css';

/** The paper behind a shared video, with the way into its app. */
export function PaperBanner() {
  const words = useWords();
  const { basePath, config, flags, siteLang } = useVisit();
  const settings = useQuery(shortVideoSettingsQuery);
  const logo = safeUrl(settings.state === 'ready' ? settings.value.logo : '') ?? config.padLogo;
  if (flags.cms) return null;
  return (
    <header className={style.banner}>
      <a className={style.paper} href={`${basePath}/home.html`}>
        {logo ? <img className={style.logo} src={logo} alt="" width="32" height="32" /> : null}
        <span className={style.name} lang={siteLang}>
          {config.appName}
        </span>
      </a>
      {flags.inApp ? null : (
        <a className={style.open} href={appLink(config.deepChain) ?? `${basePath}/downloadClient.html`}>
          {words['shell.openApp']}
        </a>
      )}
    </header>
  );
}
