import type { Account } from '@touch/api/accounts';
import { followedAccountsQuery } from '@touch/api/followed';
import { useFollowerId, useReloadedQuery, useSubscribed } from '@touch/api/useSubscribed';
import { SubscribeButton } from '@touch/ui/SubscribeButton';
import { AccountRows } from './AccountRows';

const none: readonly number[] = [];

interface AccountsProps {
  readonly accounts: readonly Account[];
}

/** Accounts that can be followed; the reader's own subscriptions are read after they show (H3). */
export function AccountsFollowed({ accounts }: AccountsProps) {
  const followerId = useFollowerId();
  return followerId === undefined ? (
    <Rows accounts={accounts} followed={none} />
  ) : (
    <RowsOfFollower key={followerId} accounts={accounts} who={followerId} />
  );
}

function RowsOfFollower({ accounts, who: followerId }: AccountsProps & { readonly who: string }) {
  const ids = accounts.map(({ xyID }) => xyID);
  const item = useReloadedQuery(followedAccountsQuery(ids, followerId));
  return <Rows accounts={accounts} followed={item.state === 'ready' ? item.value : none} />;
}

interface RowsProps extends AccountsProps {
  /** Numbers of those this reader follows. */
  readonly followed: readonly number[];
}

const Rows = ({ accounts, followed }: RowsProps) => (
  <AccountRows
    accounts={accounts}
    beside={({ xyID, topic }) => <Follow id={xyID} name={topic} known={followed.includes(xyID)} />}
  />
);

interface FollowProps {
  readonly id: number;
  readonly name: string;
  readonly known: boolean;
}

function Follow({ id, name, known }: FollowProps) {
  const { isSubscribed, toggle } = useSubscribed('account', id, known);
  return <SubscribeButton name={name} subscribed={isSubscribed} toggle={toggle} />;
}
