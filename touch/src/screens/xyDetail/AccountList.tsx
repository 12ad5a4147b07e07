import { accountArticlesQuery, accountDynamicsQuery, accountQuestionsQuery } from '@touch/api/accountContent';
import type { ArticleRow } from '@touch/api/articles';
import type { Dynamic } from '@touch/api/dynamics';
import type { QuestionRow } from '@touch/api/questions';
import { useListQuery } from '@touch/api/useQuery';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { QuestionRows } from '@touch/features/lists/questions/QuestionRows';
import { Rows } from '@touch/features/lists/Rows';
import { DynamicRows } from '@touch/features/people/DynamicRows';
import { useWords } from '@touch/locales/words';
import type { ListQuery } from '@touch/outside/queryCache';
import type { ReactNode } from 'react';
import type { AccountTab } from './account';

interface AccountListProps {
  readonly id: number;
  readonly tab: AccountTab;
}

/** The list of a tab, page after page (E1). */
export function AccountList({ id, tab }: AccountListProps) {
  const words = useWords();
  switch (tab) {
    case 'articles':
      return (
        <Listed query={accountArticlesQuery(id, 'all')} empty={words['state.noArticles']}>
          {articleRows}
        </Listed>
      );
    case 'videos':
      return (
        <Listed query={accountArticlesQuery(id, 'videos')} empty={words['state.empty']}>
          {articleRows}
        </Listed>
      );
    case 'questions':
      return (
        <Listed query={accountQuestionsQuery(id)} empty={words['state.empty']}>
          {(questions: readonly QuestionRow[]) => <QuestionRows questions={questions} />}
        </Listed>
      );
    case 'dynamics':
      return (
        <Listed query={accountDynamicsQuery(id)} empty={words['state.empty']}>
          {(rows: readonly Dynamic[]) => <DynamicRows rows={rows} />}
        </Listed>
      );
  }
}

const articleRows = (rows: readonly ArticleRow[]) => <Rows rows={rows} />;

interface ListedProps<Item> {
  readonly query: ListQuery<Item>;
  readonly empty: string;
  readonly children: (items: readonly Item[]) => ReactNode;
}

function Listed<Item>({ query, empty, children }: ListedProps<Item>) {
  const list = useListQuery(query);
  return (
    <InfiniteList list={list} name={query.key} empty={empty}>
      {children}
    </InfiniteList>
  );
}
