import { getCatXysQuery, recommendXysQuery } from '@touch/api/accounts';
import { useListQuery, useQuery } from '@touch/api/useQuery';
import { AccountsFollowed } from '@touch/features/lists/accounts/AccountsFollowed';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { useWords } from '@touch/locales/words';
import { RowSkeleton } from '@touch/ui/articleRow/RowSkeleton';
import { Notice } from '@touch/ui/Notice';
import { SectionHead } from '@touch/ui/SectionHead';
import style from './subscriptionList.module.css';
import { useTexts } from './texts';

/** The accounts of a category; recommended ones where it has none. */
export function Accounts({ category }: { readonly category: number }) {
  const texts = useTexts();
  const query = getCatXysQuery(category);
  const list = useListQuery(query);
  const isRead = list.state === 'ready' || list.state === 'empty';
  if (isRead && list.pages.every((page) => page.length === 0)) return <Recommended none={texts.none} />;
  return (
    <InfiniteList list={list} name={query.key} empty={texts.none}>
      {(accounts) => <AccountsFollowed accounts={accounts} />}
    </InfiniteList>
  );
}

/** Accounts that the newsroom recommends. @param none says why they show */
export function Recommended({ none }: { readonly none?: string }) {
  const words = useWords();
  const texts = useTexts();
  const accounts = useQuery(recommendXysQuery());
  if (accounts.state === 'loading') return <RowSkeleton rows={6} label={words['state.loading']} />;
  if (accounts.state !== 'ready' || accounts.value.length === 0)
    return <Notice kind="empty" text={none ?? words['state.empty']} />;
  return (
    <>
      {none ? <p className={style.none}>{none}</p> : null}
      <div className={style.recommended}>
        <SectionHead text={texts.recommended} />
      </div>
      <AccountsFollowed accounts={accounts.value} />
    </>
  );
}
