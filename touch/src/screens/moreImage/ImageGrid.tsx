import type { ArticleRow } from '@touch/api/articles';
import { useRowLook } from '@touch/features/lists/useRowLook';
import { Picture } from '@touch/ui/Picture';
import style from './ImageGrid.module.css';

const SIZES = '(min-width: 700px) 320px, 46vw';

/** Image sets side by side, each by its first picture. */
export function ImageGrid({ rows }: { readonly rows: readonly ArticleRow[] }) {
  const lookOf = useRowLook();
  return (
    <ul className={style.grid}>
      {rows.map((row) => {
        const { href, lang, title, pictures, suffix, badge } = lookOf(row);
        return (
          <li key={row.fileId}>
            <a href={href} lang={lang} className={style.set}>
              <Picture src={pictures[0] ?? ''} suffix={suffix} ratio="4:3" sizes={SIZES} />
              <h2 className={style.title}>{title}</h2>
              <p className={style.line}>{badge?.text}</p>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
