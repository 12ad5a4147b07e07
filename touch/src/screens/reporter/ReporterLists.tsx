import { dynamicListQuery } from '@touch/api/dynamics';
import { reporterArticlesQuery } from '@touch/api/people';
import { useListQuery } from '@touch/api/useQuery';
import { Refreshable } from '@touch/features/lists/column/Refreshable';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { Rows } from '@touch/features/lists/Rows';
import { DynamicRows } from '@touch/features/people/DynamicRows';
import { useWords } from '@touch/locales/words';

interface ListProps {
  readonly id: string;
}

/** The reporter's articles, 20 a page (E1). */
export function ReporterArticles({ id }: ListProps) {
  const words = useWords();
  const query = reporterArticlesQuery(id);
  const list = useListQuery(query);
  return (
    <Refreshable refresh={list.refresh}>
      <InfiniteList list={list} name={query.key} empty={words['state.noArticles']}>
        {(rows) => <Rows rows={rows} />}
      </InfiniteList>
    </Refreshable>
  );
}

/** The reporter's dynamics, 10 a page (E1). */
export function ReporterDynamics({ id }: ListProps) {
  const words = useWords();
  const query = dynamicListQuery(id);
  const list = useListQuery(query);
  return (
    <Refreshable refresh={list.refresh}>
      <InfiniteList list={list} name={query.key} empty={words['state.empty']}>
        {(rows) => <DynamicRows rows={rows} />}
      </InfiniteList>
    </Refreshable>
  );
}
