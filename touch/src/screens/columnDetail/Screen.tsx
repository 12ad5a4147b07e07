import { ColumnContent } from '@touch/features/lists/column/ColumnContent';
import { useColumnById } from '@touch/features/lists/columnById';
import { sharedColumn } from '@touch/features/lists/head/sharedColumn';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { RowSkeleton } from '@touch/ui/articleRow/RowSkeleton';
import { Notice } from '@touch/ui/Notice';
import { SharePageButton } from '@touch/widgets/share/SharePageButton';
import { ColumnHead } from './ColumnHead';
import { idOf } from './idOf';
import { useTexts } from './texts';

/** One column on a page of its own (F24): banners, live strip, top module, list. */
export function Screen({ params }: ScreenProps) {
  const words = useWords();
  const texts = useTexts();
  const id = idOf(params);
  const column = useColumnById(id);
  return (
    <>
      <ScreenHead
        title={texts.title}
        level={column?.columnName ? 'name' : 'heading'}
        tools={column?.columnName ? <SharePageButton page={sharedColumn(column)} /> : null}
      />
      {id === 0 ? (
        <Notice kind="empty" text={words['column.empty']} />
      ) : column ? (
        <>
          {column.columnName ? <ColumnHead key={column.columnId} column={column} /> : null}
          <ColumnContent column={column} />
        </>
      ) : (
        <RowSkeleton rows={6} label={words['state.loading']} />
      )}
    </>
  );
}
