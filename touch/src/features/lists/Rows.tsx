import type { ArticleRow as Article } from '@touch/api/articles';
import { ArticleRow } from '@touch/ui/articleRow/ArticleRow';
import type { ComponentType, ReactNode } from 'react';
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
  /** The list around the rows, a plain one by default. */
  readonly list?: 'ul' | ComponentType<ListProps>;
}

export interface ListProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A short list of articles, all of them at once. */
export function Rows({ cards, list: List = 'ul', ...items }: RowsProps) {
  return (
    <List className={cards ? `${style.cards} cards` : `${style.rows} rows`}>
      <Items {...items} />
    </List>
  );
}

function Items({ rows, shows, heading = 'h2', priority = false }: RowsProps) {
  const lookOf = useRowLook(shows);
  return rows.map((row, index) => (
    <ArticleRow key={row.fileId} look={lookOf(row)} heading={heading} priority={priority && index === 0} />
  ));
}
