import type { ShortVideo } from '@touch/api/shortVideos';
import { countText } from '@touch/lib/counts';
import { textLanguage } from '@touch/lib/textLanguage';
import { parseWireDate, relativeTime } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import style from './slideCaption.module.css';

/** Author, title and description over the lower part of the video. */
export function SlideCaption({ video }: { readonly video: ShortVideo }) {
  const words = useWords();
  const { basePath, config, now, siteLang } = useVisit();
  const { title, description, userID, userName, userIcon, publishtime, countPlay } = video;
  const at = parseWireDate(publishtime);
  const plays = countPlay > 0 && config.globalCount.showReadCount;
  const name = (
    <>
      {userIcon ? (
        <span className={style.face}>
          <Picture src={userIcon} suffix={config.xyApi.imageSuffixPath} ratio="1:1" portrait />
        </span>
      ) : null}
      <b lang={userName ? textLanguage(userName, siteLang) : undefined}>{userName || config.appName}</b>
    </>
  );
  return (
    <div className={style.caption}>
      {userID > 0 ? (
        <a className={style.author} href={`${basePath}/reporter/${userID}.html`} lang={siteLang}>
          {name}
        </a>
      ) : (
        <p className={style.author} lang={siteLang}>
          {name}
        </p>
      )}
      <h2 className={style.title} lang={textLanguage(title, siteLang)}>
        {title}
      </h2>
      {description ? (
        <p className={style.text} lang={textLanguage(description, siteLang)}>
          {description}
        </p>
      ) : null}
      {/* the time of a served page is the server's; slides that load later use the browser's */}
      <p className={style.line} suppressHydrationWarning>
        {at === undefined ? null : (
          <time dateTime={new Date(at).toISOString()} suppressHydrationWarning>
            {relativeTime(at, now(), words)}
          </time>
        )}
        {plays ? (
          <span>
            {words['count.plays'](countPlay, countText(countPlay, { style: config.countStyle, words }))}
          </span>
        ) : null}
      </p>
    </div>
  );
}
