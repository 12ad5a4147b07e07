import { useVisit } from '@touch/outside/visit';
import { MixedText } from '@touch/ui/MixedText';
import style from './subscriptionList.module.css';
import { useTexts } from './texts';

/** Names the paper to readers who come by a shared link. */
export function SharedBy() {
  const texts = useTexts();
  const { basePath, config, siteLang } = useVisit();
  return (
    <a className={style.shared} href={`${basePath}/home.html`}>
      {config.appLogo ? (
        <img className={style.logo} src={config.appLogo} alt="" width="36" height="36" />
      ) : null}
      <span>
        <b className={style.paper}>
          <MixedText text={texts.sharedBy(config.appName)} />
        </b>
        {config.shareDescription ? (
          <span className={style.about} lang={siteLang}>
            {config.shareDescription}
          </span>
        ) : null}
      </span>
    </a>
  );
}
