import { authorInfoQuery, leaderQuery, reporterArticlesQuery } from '@touch/api/people';
import { useListQuery } from '@touch/api/useQuery';
import { Refreshable } from '@touch/features/lists/column/Refreshable';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { Rows } from '@touch/features/lists/Rows';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { Absent, Loaded } from '@touch/features/people/Loaded';
import { idOf } from '@touch/features/people/personId';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { PersonLine } from './PersonLine';
import { useTexts } from './texts';

/** All articles about a leader or figure, or by a reporter (F16). */
export function Screen({ params }: ScreenProps) {
  const texts = useTexts();
  const id = idOf(params);
  return (
    <>
      <ScreenHead title={texts.title} level="name" />
      {id ? <OfPerson id={id} /> : <Absent />}
    </>
  );
}

function OfPerson({ id }: { readonly id: string }) {
  const ofReporter = (
    <Loaded query={authorInfoQuery(id)}>
      {(reporter) => (
        <>
          <PersonLine id={id} person={reporter} isReporter />
          <ReportList id={id} />
        </>
      )}
    </Loaded>
  );
  return (
    <Loaded query={leaderQuery(id)} absent={ofReporter}>
      {(figure) => (
        <>
          <PersonLine id={id} person={figure} />
          <ReportList id={id} />
        </>
      )}
    </Loaded>
  );
}

function ReportList({ id }: { readonly id: string }) {
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
