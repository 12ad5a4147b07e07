import type { Dynamic } from '@touch/api/dynamics';
import { dateTimeText, parseWireDate } from '@touch/lib/time';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { Picture } from '@touch/ui/Picture';
import style from './dynamicDetail.module.css';
import { authorPath } from './dynamicTitle';

/** The author with a link to their page, and the time. */
export function Author({ dynamic }: { readonly dynamic: Dynamic }) {
  const words = useWords();
  const { basePath, config, now, siteLang } = useVisit();
  const { userIcon, userName, publishtime } = dynamic;
  const at = parseWireDate(publishtime);
  const path = authorPath(dynamic);
  const name = (
    <>
      <span className={style.portrait}>
        <Picture src={userIcon} suffix={config.xyApi.imageSuffixPath} ratio="1:1" portrait name={userName} />
      </span>
      <span className={style.who}>
        <b className={style.name} lang={siteLang}>
          {userName}
        </b>
        {at === undefined ? null : (
          <time className={style.time} dateTime={new Date(at).toISOString()}>
            {dateTimeText(at, now(), words)}
          </time>
        )}
      </span>
    </>
  );
  return path ? (
    <a className={style.author} href={basePath + path}>
      {name}
    </a>
  ) : (
    <div className={style.author}>{name}</div>
  );
}
