import type { ArticleRow } from '@touch/api/articles';
import { durationText } from '@touch/lib/duration';
import { sizedImage, srcSet } from '@touch/lib/images';
import { safeUrl } from '@touch/lib/safeUrl';
import { plainTitle } from '@touch/lib/text';
import { parseWireDate, relativeTime } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { articlePath } from './articlePath';
import style from './RelatedRows.module.css';

/** What to read next. */
export function RelatedRows({ rows }: { rows: readonly ArticleRow[] }) {
  const words = useWords();
  if (rows.length === 0) return null;
  return (
    <section className={style.related} aria-labelledby="related">
      <h2 id="related" className={style.heading}>
        {words['article.related']}
      </h2>
      <ul>
        {rows.map((row) => (
          <li key={row.fileId}>
            <Row row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ row }: { row: ArticleRow }) {
  const words = useWords();
  const { basePath, config, now } = useVisit();
  const picture = safeUrl(row.pictures[0]);
  const at = parseWireDate(row.publishtime);
  const length = durationText(row.duration);
  return (
    <a className={style.row} href={`${basePath}${articlePath(row)}`}>
      <span className={style.text}>
        <span className={style.title}>{plainTitle(row.title)}</span>
        <span className={style.about}>
          {[row.source, at === undefined ? '' : relativeTime(at, now(), words)].filter(Boolean).join(' · ')}
        </span>
      </span>
      {picture ? (
        <span className={style.picture}>
          <img
            src={sizedImage(picture, config.xyApi.imageSuffixPath, 320)}
            srcSet={srcSet(picture)}
            sizes="(min-width: 480px) 150px, 30vw"
            alt=""
            width="3"
            height="2"
            loading="lazy"
            decoding="async"
          />
          {length ? <span className={style.length}>{length}</span> : null}
        </span>
      ) : null}
    </a>
  );
}
