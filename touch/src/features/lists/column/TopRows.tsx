import type { ArticleRow } from '@touch/api/articles';
import { Rows } from '../Rows';
import type { RowFields } from '../rowLook';
import style from './TopRows.module.css';

interface TopRowsProps {
  readonly rows: readonly ArticleRow[];
  /** cmDisplayStyle: 0 a list, anything else a strip (E4). */
  readonly look: number | undefined;
  readonly shows: RowFields;
}

/** A column's pinned rows. */
export function TopRows({ rows, look, shows }: TopRowsProps) {
  return (
    <div className={look ? style.strip : style.list}>
      <Rows rows={rows} shows={shows} cards={Boolean(look)} />
    </div>
  );
}
