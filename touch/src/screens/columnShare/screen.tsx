import { ColumnContent } from '@touch/features/lists/ColumnContent';
import { listHead } from '@touch/features/lists/listHead';
import { columnNow, columnNumber, loadTheColumn, useTheColumn } from '@touch/features/lists/theColumn';
import { useWords } from '@touch/locales/words';
import type { Head, ScreenContext, ScreenProps } from '@touch/outside/screen';
import { Notice } from '@touch/ui/Notice';
import { RowSkeleton } from '@touch/ui/RowSkeleton';
import { ColumnCard } from './ColumnCard';

export const load = ({ answers, params }: ScreenContext): Promise<void> =>
  loadTheColumn(answers, columnNumber(params.id));

export function head({ answers, params, visit, words }: ScreenContext): Head {
  const id = columnNumber(params.id);
  const column = columnNow(answers, id);
  const image = column.cardUrl || column.topPic;
  return listHead(visit, column.columnName || words['title.columnShare'], {
    canonical: id ? `/columnDetail/${id}.html` : '/home.html',
    noIndex: column.columnName === '',
    ...(column.description ? { description: column.description } : {}),
    ...(image ? { image } : {}),
  });
}

/** A column as it is shared: what it is, then what stands in it (F24). */
export function Screen({ params }: ScreenProps) {
  const words = useWords();
  const id = columnNumber(params.id);
  const column = useTheColumn(id);
  if (id === 0) return <Notice kind="empty" heading text={words['column.empty']} />;
  if (!column) return <RowSkeleton rows={6} label={words['state.loading']} />;
  return (
    <>
      <ColumnCard column={column} />
      <ColumnContent column={column} />
    </>
  );
}
