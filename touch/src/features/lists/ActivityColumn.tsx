import { activityListQuery } from '@touch/api/activities';
import { useList } from '@touch/api/useAnswers';
import { useWords } from '@touch/locales/words';
import { ActivityRows } from './ActivityRows';
import { InfiniteList } from './InfiniteList';
import { PullToRefresh } from './PullToRefresh';

/** The column of activities (style 221). */
export function ActivityColumn() {
  const words = useWords();
  const query = activityListQuery();
  const list = useList(query);
  return (
    <PullToRefresh refresh={list.refresh}>
      <InfiniteList list={list} name={query.key} empty={words['state.empty']}>
        {(items) => <ActivityRows activities={items} />}
      </InfiniteList>
    </PullToRefresh>
  );
}
