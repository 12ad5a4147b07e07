import { activityListQuery } from '@touch/api/activities';
import { ensureListLoaded, useListQuery } from '@touch/api/useQuery';
import { Refreshable } from '@touch/features/lists/column/Refreshable';
import { useWords } from '@touch/locales/words';
import type { QueryCache } from '@touch/outside/queryCache';
import { InfiniteList } from '../InfiniteList';
import { ActivityRows } from './ActivityRows';

export const load = (cache: QueryCache): Promise<void> => ensureListLoaded(cache, activityListQuery());

/** The column of activities (style 221). */
export function Column() {
  const words = useWords();
  const query = activityListQuery();
  const list = useListQuery(query);
  return (
    <Refreshable refresh={list.refresh}>
      <InfiniteList list={list} name={query.key} empty={words['state.empty']}>
        {(items) => <ActivityRows activities={items} />}
      </InfiniteList>
    </Refreshable>
  );
}
