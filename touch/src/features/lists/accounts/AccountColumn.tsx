import { type AccountCategory, getCatsQuery, getCatXysQuery } from '@touch/api/accounts';
import { cachedValue, ensureListLoaded, ensureLoaded, useListQuery, useQuery } from '@touch/api/useQuery';
import { Refreshable } from '@touch/features/lists/column/Refreshable';
import { useWords } from '@touch/locales/words';
import type { QueryCache } from '@touch/outside/queryCache';
import { RowSkeleton } from '@touch/ui/articleRow/RowSkeleton';
import { Notice } from '@touch/ui/Notice';
import { FailedNotice } from '@touch/ui/QueryState';
import { useState } from 'react';
import { InfiniteList } from '../InfiniteList';
import style from './AccountColumn.module.css';
import { AccountsFollowed } from './AccountsFollowed';

export async function load(cache: QueryCache): Promise<void> {
  await ensureLoaded(cache, getCatsQuery());
  const first = cachedValue(cache, getCatsQuery())?.[0];
  if (first) await ensureListLoaded(cache, getCatXysQuery(first.catID));
}

/** The column of subscription accounts (style 201): one category of the catalogue at a time. */
export function Column() {
  const words = useWords();
  const cats = useQuery(getCatsQuery());
  const [chosen, choose] = useState<number>();
  if (cats.state === 'loading') return <RowSkeleton rows={6} label={words['state.loading']} />;
  if (cats.state === 'failed') return <FailedNotice {...cats} />;
  const categories = cats.state === 'ready' ? cats.value : [];
  const current = chosen ?? categories[0]?.catID;
  if (current === undefined) return <Notice kind="empty" text={words['state.empty']} />;
  return (
    <>
      <Categories categories={categories} current={current} choose={choose} />
      <Accounts key={current} category={current} />
    </>
  );
}

interface CategoriesProps {
  readonly categories: readonly AccountCategory[];
  readonly current: number;
  readonly choose: (catID: number) => void;
}

function Categories({ categories, current, choose }: CategoriesProps) {
  if (categories.length < 2) return null;
  return (
    <div className={style.categories}>
      {categories.map(({ catID, catName }) => (
        <button
          key={catID}
          type="button"
          className={style.category}
          aria-pressed={catID === current}
          onClick={() => choose(catID)}
        >
          {catName}
        </button>
      ))}
    </div>
  );
}

function Accounts({ category }: { readonly category: number }) {
  const words = useWords();
  const query = getCatXysQuery(category);
  const list = useListQuery(query);
  return (
    <Refreshable refresh={list.refresh}>
      <InfiniteList list={list} name={query.key} empty={words['state.empty']}>
        {(items) => <AccountsFollowed accounts={items} />}
      </InfiniteList>
    </Refreshable>
  );
}
