import { activityListQuery } from '@touch/api/activities/activities';
import { ensureListLoaded, useListQuery } from '@touch/api/useQuery';
import { useWords } from '@touch/locales/words';
import type { QueryCache } from '@touch/outside/queryCache';
import { ActivityRows } from '../activities/ActivityRows';
import { Refreshable } from '../column/Refreshable';
import { InfiniteList } from '../InfiniteList';

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
