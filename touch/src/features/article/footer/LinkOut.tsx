import type { Article } from '@touch/api/articleContent';
import { safeUrl } from '@touch/lib/safeUrl';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import style from './LinkOut.module.css';

/** Where a link article leads, by name; the reader goes there, nothing goes by itself (F21). */
export function LinkOut({ target }: Pick<Article, 'target'>) {
  const words = useWords();
  const { origin, basePath } = useVisit();
  const url = safeUrl(target, origin);
  // an article without an address leads to its own link screen
  if (!url || url.startsWith(`${origin}${basePath}/linkDetail/`))
    return <p className={style.refused}>{words['link.refused']}</p>;
  const { host } = new URL(url);
  const outside = new URL(origin).host !== host;
  return (
    <div className={style.out}>
      {outside ? <p className={style.leaving}>{words['link.leaving']}</p> : null}
      <p className={style.host}>{host}</p>
      <a className={style.open} href={url} target="_blank" rel="noopener nofollow">
        {words['link.open']}
      </a>
    </div>
  );
}
