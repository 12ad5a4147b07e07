import { ColumnContent } from '@touch/features/lists/ColumnContent';
import { listHead } from '@touch/features/lists/listHead';
import { firstPicture } from '@touch/features/lists/loadColumn';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { columnNow, columnNumber, loadTheColumn, useTheColumn } from '@touch/features/lists/theColumn';
import type { PathValues } from '@touch/lib/paths';
import { useWords } from '@touch/locales/words';
import type { Head, ScreenContext, ScreenProps } from '@touch/outside/screen';
import { Notice } from '@touch/ui/Notice';
import { RowSkeleton } from '@touch/ui/RowSkeleton';

/** The column is the last value; where there are two, the first is its parent. */
const idOf = (params: PathValues): number => columnNumber(params.id) || columnNumber(params.columnId);

export const load = ({ answers, params }: ScreenContext): Promise<void> =>
  loadTheColumn(answers, idOf(params));

export function head({ answers, params, visit, words }: ScreenContext): Head {
  const id = idOf(params);
  const column = columnNow(answers, id);
  const preload = firstPicture(answers, column, visit.config);
  return listHead(visit, column.columnName || words['title.columnDetail'], {
    canonical: id ? `/columnDetail/${id}.html` : '/home.html',
    noIndex: column.columnName === '',
    ...(column.description ? { description: column.description } : {}),
    ...(preload ? { preload } : {}),
  });
}

/** One column on a page of its own (F24): banners, live strip, top module, list. */
export function Screen({ params }: ScreenProps) {
  const words = useWords();
  const id = idOf(params);
  const column = useTheColumn(id);
  return (
    <>
      <ScreenHead title={column?.columnName || words['title.columnDetail']} />
      {id === 0 ? (
        <Notice kind="empty" text={words['column.empty']} />
      ) : column ? (
        <ColumnContent column={column} />
      ) : (
        <RowSkeleton rows={6} label={words['state.loading']} />
      )}
    </>
  );
}
