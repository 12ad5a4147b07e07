import { ColumnContent } from '@touch/features/lists/column/ColumnContent';
import { columnNumber, useColumnById } from '@touch/features/lists/columnById';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { RowSkeleton } from '@touch/ui/articleRow/RowSkeleton';
import { Notice } from '@touch/ui/Notice';
import { ColumnCard } from './ColumnCard';

/** A column as it is shared: what it is, then what stands in it (F24). */
export function Screen({ params }: ScreenProps) {
  const words = useWords();
  const id = columnNumber(params.id);
  const column = useColumnById(id);
  if (id === 0) return <Notice kind="empty" heading text={words['column.empty']} />;
  if (!column) return <RowSkeleton rows={6} label={words['state.loading']} />;
  return (
    <>
      <ColumnCard column={column} />
      <ColumnContent column={column} />
    </>
  );
}
