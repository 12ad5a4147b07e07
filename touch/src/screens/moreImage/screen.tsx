import { ArticleType } from '@contract/codes';
import { getColumnQuery } from '@touch/api/lists/columns';
import { getArticlesQuery } from '@touch/api/rows/articles';
import { ensureListLoaded, ensureLoaded, useListQuery, useQuery } from '@touch/api/useQuery';
import { columnNumber } from '@touch/features/lists/columnById';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { ScreenHead } from '@touch/features/lists/rows/ScreenHead';
import { useWords } from '@touch/locales/words';
import type { ScreenContext, ScreenOptions, ScreenProps } from '@touch/outside/screen';
import { Notice } from '@touch/ui/Notice';
import { ImageGrid } from './ImageGrid';
import { useTexts } from './texts';

export { loadTexts } from './texts';

export const options: ScreenOptions = { wide: true };

export async function load({ cache, params }: ScreenContext): Promise<void> {
  const id = columnNumber(params.id);
  if (id === 0) return;
  await Promise.all([ensureLoaded(cache, getColumnQuery(id)), ensureListLoaded(cache, getArticlesQuery(id))]);
}

/** A column's image sets as a grid (F10). */
export function Screen({ params }: ScreenProps) {
  const words = useWords();
  const texts = useTexts();
  const id = columnNumber(params.id);
  if (id > 0) return <Images columnId={id} />;
  return (
    <>
      <ScreenHead title={texts.title} />
      <Notice kind="empty" text={words['state.empty']} />
    </>
  );
}

function Images({ columnId }: { readonly columnId: number }) {
  const words = useWords();
  const texts = useTexts();
  const column = useQuery(getColumnQuery(columnId));
  const query = getArticlesQuery(columnId);
  const list = useListQuery(query);
  const pages = list.pages.map((rows) =>
    rows.filter(({ articleType }) => articleType === ArticleType.imageSet),
  );
  const name = column.state === 'ready' ? column.value.columnName : '';
  return (
    <>
      <ScreenHead title={name || texts.title} />
      <InfiniteList list={{ ...list, pages }} name={`images ${query.key}`} empty={words['state.empty']}>
        {(rows) => <ImageGrid rows={rows} />}
      </InfiniteList>
    </>
  );
}
