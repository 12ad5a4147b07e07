import { KindNumber } from '@contract/codes';
import { Status } from '@contract/statuses';
import * as operations from '@contract/subscriptions';
import { at } from '@touch/outside/member/addresses';
import type { QueryCache } from '@touch/outside/queryCache';

const topicSubName = at(operations.topicSub);
const topicSubCancelName = at(operations.topicSubCancel);

/** The kinds that can be followed. */
export type FollowedKind = 'account' | 'column' | 'question' | 'reporter' | 'subject' | 'user';

/** Follows, or no longer (wire o3, o4): a member, or the device of a visitor. @returns what went wrong; undefined = done */
export async function changeSubscription(
  cache: QueryCache,
  kind: FollowedKind,
  id: string | number,
  isSubscribed: boolean,
): Promise<{ readonly message: string } | undefined> {
  const input = { id, type: KindNumber.topicSub[kind] };
  const answer = await cache.call(isSubscribed ? topicSubName : topicSubCancelName, input);
  if (answer?.status === Status.data) return undefined;
  // a line that failed is told by the call
  return { message: answer?.message ?? '' };
}
