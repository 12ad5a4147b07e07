import * as operations from '@contract/activities';
import { Status } from '@contract/statuses';
import { textIn } from '@touch/lib/textIn';
import { at } from '@touch/outside/member/addresses';
import { type ListQuery, type Query, type QueryCache, queryKey } from '@touch/outside/queryCache';
import type { OwnActivity, Voucher } from './reading/vouchers';

export type { OwnActivity, Voucher } from './reading/vouchers';

const voucherName = at(operations.getActivityVoucher);
const withdrawName = at(operations.withdrawRegistration);

/** The member's voucher of an activity (wire f5). */
export const voucherQuery = (uid: string, fileId: string): Query<Voucher> => {
  const input = { fileId, userID: uid };
  return {
    key: queryKey(voucherName, input),
    operation: voucherName,
    input,
    read: async (data) => (await import('./reading/vouchers')).readVoucher(data),
  };
};

/** The member's registrations, newest first (wire x10). */
export const ownActivitiesQuery = (uid: string): ListQuery<OwnActivity> => ({
  key: queryKey('myActivityList', { userID: uid }),
  operation: 'myActivityList',
  input: { userID: uid },
  read: async (data) => (await import('./reading/vouchers')).readOwnActivities(data),
  keyOf: ({ fileId }) => fileId,
  next: (page) => ({ page }),
});

/** Withdraws the member's own entry (wire n13). @returns what went wrong; undefined = done */
export async function withdrawEntry(
  cache: QueryCache,
  entryID: number,
): Promise<{ readonly message: string } | undefined> {
  const answer = await cache.call(withdrawName, { entryID });
  if (answer?.status !== Status.data) return { message: answer?.message ?? '' };
  const { data } = answer;
  const isDone = typeof data === 'object' && data !== null && 'success' in data && data.success === true;
  return isDone ? undefined : { message: textIn(data, 'message') };
}
