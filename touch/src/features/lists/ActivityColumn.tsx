import { activityListQuery } from '@touch/api/activities';
import { askList, useList } from '@touch/api/useAnswers';
import { useWords } from '@touch/locales/words';
import type { QueryCache } from '@touch/outside/answers';
import { ActivityRows } from './ActivityRows';
import { InfiniteList } from './InfiniteList';
import { Refreshable } from './Refreshable';

export const load = (cache: QueryCache): Promise<void> => askList(cache, activityListQuery());

/** The column of activities (style 221). */
export function Column() {
  const words = useWords();
  const query = activityListQuery();
  const list = useList(query);
  return (
    <Refreshable refresh={list.refresh}>
      <InfiniteList list={list} name={query.key} empty={words['state.empty']}>
        {(items) => <ActivityRows activities={items} />}
      </InfiniteList>
    </Refreshable>
  );
}
