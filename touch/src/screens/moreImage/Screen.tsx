import { ArticleType } from '@contract/codes';
import { type ArticleRow, getArticlesQuery } from '@touch/api/articles';
import { getColumnQuery } from '@touch/api/columns';
import { getImageArticlesQuery } from '@touch/api/imageArticles';
import { type ListQueryResult, useListQuery, useQuery } from '@touch/api/useQuery';
import { columnNumber } from '@touch/features/lists/columnById';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { ImageGrid } from './ImageGrid';
import { useTexts } from './texts';

/** Image sets of a column, or of all columns, as a grid (F10). */
export function Screen({ params }: ScreenProps) {
  const id = columnNumber(params.id);
  return id > 0 ? <ColumnImages columnId={id} /> : <AllImages />;
}

function AllImages() {
  const texts = useTexts();
  const query = getImageArticlesQuery();
  return <Images title={texts.title} name={query.key} list={useListQuery(query)} />;
}

function ColumnImages({ columnId }: { readonly columnId: number }) {
  const texts = useTexts();
  const column = useQuery(getColumnQuery(columnId));
  const query = getArticlesQuery(columnId);
  const list = useListQuery(query);
  const pages = list.pages.map((rows) =>
    rows.filter(({ articleType }) => articleType === ArticleType.imageSet),
  );
  const name = column.state === 'ready' ? column.value.columnName : '';
  return <Images title={name || texts.title} name={`images ${query.key}`} list={{ ...list, pages }} />;
}

interface ImagesProps {
  readonly title: string;
  /** Under which the list keeps its state. */
  readonly name: string;
  readonly list: ListQueryResult<ArticleRow>;
}

function Images({ title, name, list }: ImagesProps) {
  const words = useWords();
  return (
    <>
      <ScreenHead title={title} />
      <InfiniteList list={list} name={name} empty={words['state.empty']}>
        {(rows) => <ImageGrid rows={rows} />}
      </InfiniteList>
    </>
  );
}
