import { useVisit } from '@touch/outside/visit';
import style from './subscriptionList.module.css';
import { useTexts } from './texts';

/** Names the paper to readers who come by a shared link. */
export function SharedBy() {
  const texts = useTexts();
  const { basePath, config } = useVisit();
  return (
    <a className={style.shared} href={`${basePath}/home.html`}>
      {config.appLogo ? (
        <img className={style.logo} src={config.appLogo} alt="" width="36" height="36" />
      ) : null}
      <span>
        <b className={style.paper}>{texts.sharedBy(config.appName)}</b>
        {config.shareDescription ? <span className={style.about}>{config.shareDescription}</span> : null}
      </span>
    </a>
  );
}
