import { questionListQuery } from '@touch/api/questions';
import { ensureListLoaded, useListQuery } from '@touch/api/useQuery';
import { Refreshable } from '@touch/features/lists/column/Refreshable';
import { useWords } from '@touch/locales/words';
import type { QueryCache } from '@touch/outside/queryCache';
import { InfiniteList } from '../InfiniteList';
import { QuestionRows } from './QuestionRows';

export const load = (cache: QueryCache): Promise<void> => ensureListLoaded(cache, questionListQuery());

/** The column of questions and answers (style 203). */
export function Column() {
  const words = useWords();
  const query = questionListQuery();
  const list = useListQuery(query);
  return (
    <Refreshable refresh={list.refresh}>
      <InfiniteList list={list} name={query.key} empty={words['state.empty']}>
        {(items) => <QuestionRows questions={items} />}
      </InfiniteList>
    </Refreshable>
  );
}
