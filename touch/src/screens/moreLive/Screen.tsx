import { getLiveArticlesQuery } from '@touch/api/liveArticles';
import { liveComingQuery } from '@touch/api/lives';
import { useListQuery, useQuery } from '@touch/api/useQuery';
import { Refreshable } from '@touch/features/lists/column/Refreshable';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { Rows } from '@touch/features/lists/Rows';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { Coming } from './Coming';
import { columnOf } from './columnOf';
import { useTexts } from './texts';

/** Announced lives, then all of them; `?columnId` keeps to one column (F10). */
export function Screen({ query: address }: ScreenProps) {
  const words = useWords();
  const texts = useTexts();
  const query = getLiveArticlesQuery(columnOf(address));
  const list = useListQuery(query);
  const coming = useQuery(liveComingQuery());
  return (
    <>
      <ScreenHead title={texts.title} />
      <Refreshable refresh={list.refresh}>
        {coming.state === 'ready' && coming.value.length > 0 ? (
          <Coming lives={coming.value} articles={list.pages.flat()} />
        ) : null}
        <InfiniteList list={list} name={query.key} empty={words['state.empty']}>
          {(rows) => <Rows rows={rows} />}
        </InfiniteList>
      </Refreshable>
    </>
  );
}
