import type { Dynamic } from '@touch/api/dynamics';
import { countText } from '@touch/lib/counts';
import { durationText } from '@touch/lib/duration';
import { plainTitle } from '@touch/lib/text';
import { textLanguage } from '@touch/lib/textLanguage';
import { parseWireDate, relativeTime } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import style from './DynamicRows.module.css';

/** Pictures of a row; further ones are counted on the last. */
const MAX_PICTURES = 3;

/** Short posts of one author, each a link to its page. */
export function DynamicRows({ rows }: { readonly rows: readonly Dynamic[] }) {
  return (
    <ul className={style.rows}>
      {rows.map((row) => (
        <DynamicRow key={row.fileId} row={row} />
      ))}
    </ul>
  );
}

function DynamicRow({ row }: { readonly row: Dynamic }) {
  const words = useWords();
  const { basePath, config, now, siteLang } = useVisit();
  const { fileId, title, content, publishtime, countPraise } = row;
  const at = parseWireDate(publishtime);
  const likes = config.globalCount.showPraiseCount && countPraise > 0;
  return (
    <li className={style.row}>
      <a className={style.link} href={`${basePath}/dynamicDetail/${fileId}.html`}>
        {title ? (
          <h2 className={style.title} lang={siteLang}>
            {plainTitle(title)}
          </h2>
        ) : null}
        <p className={style.text} lang={textLanguage(content, siteLang)}>
          {content}
        </p>
        <Attached row={row} />
        {/* the time of a served page is the server's; rows that load later use the browser's */}
        <p className={style.line} suppressHydrationWarning>
          {at === undefined ? null : (
            <time dateTime={new Date(at).toISOString()} suppressHydrationWarning>
              {relativeTime(at, now(), words)}
            </time>
          )}
          {likes ? (
            <span>
              {words['count.likes'](countPraise, countText(countPraise, { style: config.countStyle, words }))}
            </span>
          ) : null}
        </p>
      </a>
    </li>
  );
}

function Attached({ row: { videos, pictures } }: { readonly row: Dynamic }) {
  const words = useWords();
  const { xyApi } = useVisit().config;
  const [video] = videos;
  if (video) {
    return (
      <span className={style.single}>
        <Picture src={video.imageUrl} suffix={xyApi.imageSuffixPath} sizes="(min-width: 960px) 400px, 92vw" />
        <i className={style.video}>{durationText(video.duration) || words['row.video']}</i>
      </span>
    );
  }
  const shown = pictures.slice(0, MAX_PICTURES);
  const [alone] = shown;
  if (alone === undefined) return null;
  if (shown.length === 1) {
    return (
      <span className={style.single}>
        <Picture
          src={alone}
          suffix={xyApi.imageSuffixPath}
          ratio="3:2"
          sizes="(min-width: 960px) 400px, 60vw"
        />
      </span>
    );
  }
  return (
    <span className={style.several}>
      {shown.map((picture) => (
        <Picture key={picture} src={picture} suffix={xyApi.imageSuffixPath} ratio="1:1" />
      ))}
      {pictures.length > shown.length ? (
        <i className={style.count}>{words['count.pictures'](pictures.length)}</i>
      ) : null}
    </span>
  );
}
