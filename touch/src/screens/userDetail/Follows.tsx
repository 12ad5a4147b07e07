import type { Account } from '@touch/api/accounts';
import type { Column } from '@touch/api/columns';
import { followedColumnsQuery, subcribeXYQuery } from '@touch/api/followed';
import type { FollowedKind } from '@touch/api/subscriptions';
import { useListQuery, useQuery } from '@touch/api/useQuery';
import { useSubscribed } from '@touch/api/useSubscribed';
import { InfiniteList } from '@touch/features/lists/InfiniteList';
import { useMeTexts } from '@touch/features/me/texts';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { RowSkeleton } from '@touch/ui/articleRow/RowSkeleton';
import { Picture } from '@touch/ui/Picture';
import { FailedNotice } from '@touch/ui/QueryState';
import { SubscribeButton } from '@touch/ui/SubscribeButton';
import { useEffect } from 'react';
import style from './userDetail.module.css';

/** Columns and accounts that a member follows. One unfollowed stays listed until the page is left: a tap undoes a slip. */
export function Follows({ uid }: { readonly uid: string }) {
  const [words, page] = [useMeTexts(), useWords()];
  const { cache } = useVisit();
  const columns = useQuery(followedColumnsQuery(uid));
  const accounts = subcribeXYQuery(uid);
  const list = useListQuery(accounts);
  const { refresh } = list;
  useEffect(() => {
    void cache.load(followedColumnsQuery(uid));
    void refresh();
  }, [cache, uid, refresh]);
  if (columns.state === 'loading') return <RowSkeleton rows={4} label={page['state.loading']} />;
  if (columns.state === 'failed') return <FailedNotice {...columns} />;
  const followed = columns.state === 'ready' ? columns.value : [];
  const hasAccounts = list.pages.some((items) => items.length > 0);
  return (
    <>
      {followed.length > 0 ? (
        <>
          <h2 className={style.heading}>{words.columns}</h2>
          <ul className={style.rows}>
            {followed.map((column) => (
              <ColumnRow key={column.columnId} column={column} />
            ))}
          </ul>
        </>
      ) : null}
      {hasAccounts ? <h2 className={style.heading}>{words.accounts}</h2> : null}
      <InfiniteList list={list} name={accounts.key} empty={words.noFollows} quietEmpty={followed.length > 0}>
        {(items) => (
          <ul className={style.rows}>
            {items.map((account) => (
              <AccountRow key={account.xyID} account={account} />
            ))}
          </ul>
        )}
      </InfiniteList>
    </>
  );
}

function ColumnRow({ column: { columnId, columnName, description } }: { readonly column: Column }) {
  const { basePath } = useVisit();
  return (
    <li className={style.row}>
      <a className={style.link} href={`${basePath}/columnDetail/${columnId}.html`}>
        <span className={style.text}>
          <b className={style.title}>{columnName}</b>
          {description ? <span className={style.line}>{description}</span> : null}
        </span>
      </a>
      <Change kind="column" id={columnId} name={columnName} />
    </li>
  );
}

function AccountRow({ account: { xyID, topic, description, icon } }: { readonly account: Account }) {
  const { basePath, config } = useVisit();
  return (
    <li className={style.row}>
      <a className={style.link} href={`${basePath}/xyDetail/${xyID}.html`}>
        <span className={style.icon}>
          <Picture src={icon} suffix={config.xyApi.imageSuffixPath} ratio="1:1" portrait />
        </span>
        <span className={style.text}>
          <b className={style.title}>{topic}</b>
          {description ? <span className={style.line}>{description}</span> : null}
        </span>
      </a>
      <Change kind="account" id={xyID} name={topic} />
    </li>
  );
}

interface ChangeProps {
  readonly kind: FollowedKind;
  readonly id: number;
  readonly name: string;
}

function Change({ kind, id, name }: ChangeProps) {
  const { isSubscribed, toggle } = useSubscribed(kind, id, true);
  return <SubscribeButton name={name} subscribed={isSubscribed} toggle={toggle} />;
}
