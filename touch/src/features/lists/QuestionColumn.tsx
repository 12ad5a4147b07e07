import { questionListQuery } from '@touch/api/questions';
import { useList } from '@touch/api/useAnswers';
import { useWords } from '@touch/locales/words';
import { InfiniteList } from './InfiniteList';
import { PullToRefresh } from './PullToRefresh';
import { QuestionRows } from './QuestionRows';

/** The column of questions and answers (style 203). */
export function QuestionColumn() {
  const words = useWords();
  const query = questionListQuery();
  const list = useList(query);
  return (
    <PullToRefresh refresh={list.refresh}>
      <InfiniteList list={list} name={query.key} empty={words['state.empty']}>
        {(items) => <QuestionRows questions={items} />}
      </InfiniteList>
    </PullToRefresh>
  );
}
