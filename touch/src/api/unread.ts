import * as address from '@contract/addresses/unread';
import { ReadType } from '@contract/codes';
import { Status } from '@contract/statuses';
import { at } from '@touch/outside/member/addresses';
import type { QueryCache } from '@touch/outside/queryCache';

const markReadName = at(address.markRead);

/** Number of unread messages; 0 if the call failed. */
export async function fetchUnreadCount(cache: QueryCache): Promise<number> {
  const answer = await cache.call('redDot', {});
  if (answer?.status !== Status.data) return 0;
  return (await import('./reading/me')).readUnread(answer.data);
}

/** Replies and news of activities: both stand among the messages. */
export const markMessagesRead = (cache: QueryCache) =>
  Promise.all([ReadType.comment, ReadType.activity].map((type) => cache.call(markReadName, { type })));
