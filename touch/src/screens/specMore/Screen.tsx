import { ColumnContent } from '@touch/features/lists/column/ColumnContent';
import { columnNumber, useColumnById } from '@touch/features/lists/columnById';
import { sharedColumn } from '@touch/features/lists/head/sharedColumn';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { RowSkeleton } from '@touch/ui/articleRow/RowSkeleton';
import { Notice } from '@touch/ui/Notice';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import { useTexts } from './texts';

/** All articles of one part of a topic (F12). */
export function Screen({ params }: ScreenProps) {
  const words = useWords();
  const texts = useTexts();
  const id = columnNumber(params.columnId);
  const column = useColumnById(id);
  return (
    <>
      <ScreenHead
        title={column?.columnName || texts.title}
        tools={column?.columnName ? <SharePageButton page={sharedColumn(column, 'specMore')} /> : null}
      />
      {id === 0 ? (
        <Notice kind="empty" text={words['state.noArticles']} />
      ) : column ? (
        <ColumnContent column={column} />
      ) : (
        <RowSkeleton rows={6} label={words['state.loading']} />
      )}
    </>
  );
}
