import type { ArticleRow as Article } from '@touch/api/articles';
import { ArticleRow } from '@touch/ui/articleRow/ArticleRow';
import style from './Rows.module.css';
import type { RowFields } from './rowLook';
import { useRowLook } from './useRowLook';

interface RowsProps {
  readonly rows: readonly Article[];
  readonly shows?: RowFields | undefined;
  readonly heading?: 'h2' | 'h3';
  /** The first row's picture is the first of the page. */
  readonly priority?: boolean;
  /** Pictures above titles, side by side, where there is room. */
  readonly cards?: boolean;
}

/** A short list of articles, all of them at once. */
export function Rows({ rows, shows, heading = 'h2', priority = false, cards = false }: RowsProps) {
  const lookOf = useRowLook(shows);
  return (
    <ul className={cards ? `${style.cards} cards` : `${style.rows} rows`}>
      {rows.map((row, index) => (
        <ArticleRow
          key={row.fileId}
          look={lookOf(row)}
          heading={heading}
          priority={priority && index === 0}
        />
      ))}
    </ul>
  );
}
