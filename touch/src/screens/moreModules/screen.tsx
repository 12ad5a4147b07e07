import { type ModuleRow, moduleViewQuery } from '@touch/api/moduleView';
import { ensureListLoaded, useListQuery } from '@touch/api/useQuery';
import { AccountRows } from '@touch/features/lists/accounts/AccountRows';
import { ActivityRows } from '@touch/features/lists/activities/ActivityRows';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { PeopleStrip } from '@touch/features/lists/PeopleStrip';
import { Rows } from '@touch/features/lists/rows/Rows';
import { ScreenHead } from '@touch/features/lists/rows/ScreenHead';
import { useWords } from '@touch/locales/words';
import type { ScreenContext, ScreenOptions, ScreenProps } from '@touch/outside/screen';
import { Notice } from '@touch/ui/Notice';
import { useTexts } from './texts';

export { loadTexts } from './texts';

export const options: ScreenOptions = { wide: true };

export const load = async ({ cache, query }: ScreenContext): Promise<void> => {
  const id = query.get('id');
  if (id) await ensureListLoaded(cache, moduleViewQuery(id));
};

/** A home module in full; `?id` names it (A2, F10). */
export function Screen({ query }: ScreenProps) {
  const words = useWords();
  const texts = useTexts();
  const id = query.get('id');
  return (
    <>
      <ScreenHead title={texts.title} />
      {id ? <Module id={id} /> : <Notice kind="empty" text={words['state.empty']} />}
    </>
  );
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
