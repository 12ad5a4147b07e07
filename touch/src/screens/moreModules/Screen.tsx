import { getArticlesQuery } from '@touch/api/articles';
import { getColumnsQuery } from '@touch/api/columns';
import { type ModuleRow, moduleViewQuery } from '@touch/api/moduleView';
import { useListQuery, useQuery } from '@touch/api/useQuery';
import { AccountRows } from '@touch/features/lists/accounts/AccountRows';
import { ActivityRows } from '@touch/features/lists/activities/ActivityRows';
import { ModuleBlock } from '@touch/features/lists/column/ModuleBlock';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { PeopleStrip } from '@touch/features/lists/PeopleStrip';
import { Rows } from '@touch/features/lists/Rows';
import { ScreenHead } from '@touch/features/lists/ScreenHead';
import { useWords } from '@touch/locales/words';
import type { ScreenProps } from '@touch/outside/screen';
import { RowSkeleton } from '@touch/ui/articleRow/RowSkeleton';
import { Notice } from '@touch/ui/Notice';
import { FailedNotice, QueryState } from '@touch/ui/QueryState';
import { useTexts } from './texts';

/** A home module in full; `?id` names it, else all modules of home (A2, F10). */
export function Screen({ query }: ScreenProps) {
  const texts = useTexts();
  const id = query.get('id');
  return (
    <>
      <ScreenHead title={texts.title} />
      {id ? <Module id={id} /> : <AllModules />}
    </>
  );
}

/** The modules of the first column, which is home's. */
function AllModules() {
  const words = useWords();
  const none = <Notice kind="empty" text={words['state.empty']} />;
  return (
    <QueryState
      result={useQuery(getColumnsQuery(0))}
      empty={none}
      skeleton={<RowSkeleton rows={6} label={words['state.loading']} />}
    >
      {([home]) => (home ? <ModulesOf columnId={home.columnId} /> : none)}
    </QueryState>
  );
}

function ModulesOf({ columnId }: { readonly columnId: number }) {
  const words = useWords();
  const { state, extras, message, refresh } = useListQuery(getArticlesQuery(columnId));
  if (state === 'loading') return <RowSkeleton rows={6} label={words['state.loading']} />;
  if (state === 'failed') return <FailedNotice message={message} retry={refresh} />;
  const modules = extras?.modules ?? [];
  if (modules.length === 0) return <Notice kind="empty" text={words['state.empty']} />;
  return modules.map((module) => <ModuleBlock key={module.moduleID} module={module} />);
}

function Module({ id }: { readonly id: string }) {
  const words = useWords();
  const query = moduleViewQuery(id);
  const list = useListQuery(query);
  return (
    <InfiniteList list={list} name={query.key} empty={words['state.empty']}>
      {(items) => <ModuleRows items={items} />}
    </InfiniteList>
  );
}

/** All rows of a module are of one kind. */
function ModuleRows({ items }: { readonly items: readonly ModuleRow[] }) {
  switch (items[0]?.kind) {
    case 'people':
      return (
        <PeopleStrip wrapped people={items.flatMap((item) => (item.kind === 'people' ? [item.row] : []))} />
      );
    case 'accounts':
      return <AccountRows accounts={items.flatMap((item) => (item.kind === 'accounts' ? [item.row] : []))} />;
    case 'activities':
      return (
        <ActivityRows activities={items.flatMap((item) => (item.kind === 'activities' ? [item.row] : []))} />
      );
    default:
      return <Rows rows={items.flatMap((item) => (item.kind === 'articles' ? [item.row] : []))} />;
  }
}
