import type { Column } from '@touch/api/columns';
import { useWords } from '@touch/locales/words';
import { RowSkeleton } from '@touch/ui/articleRow/RowSkeleton';
import { Suspense } from 'react';
import { ColumnArticles } from './ColumnArticles';
import { layoutOf } from './columnLayouts';

/** A column in the layout of its style (F1). */
export function ColumnContent({ column }: { readonly column: Column }) {
  const words = useWords();
  const Part = layoutOf(column.columnStyle);
  if (!Part) return <ColumnArticles column={column} />;
  return (
    <Suspense fallback={<RowSkeleton rows={6} label={words['state.loading']} />}>
      <Part />
    </Suspense>
  );
}
