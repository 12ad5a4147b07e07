import * as operations from '@contract/messages';
import { ReadType } from '@contract/readType';
import { Status } from '@contract/statuses';
import { at } from '@touch/outside/member/addresses';
import type { QueryCache } from '@touch/outside/queryCache';
import type { Unread } from './reading/me';

const markReadName = at(operations.markRead);

async function fetchUnread(cache: QueryCache): Promise<Unread | undefined> {
  const answer = await cache.call('redDot', {});
  if (answer?.status !== Status.data) return undefined;
  return (await import('./reading/me')).readUnread(answer.data);
}

/** Number of unread messages of all kinds; 0 if the call failed. */
export async function fetchUnreadCount(cache: QueryCache): Promise<number> {
  const unread = await fetchUnread(cache);
  return unread ? Object.values(unread).reduce((sum, count) => sum + count, 0) : 0;
}

const kinds = ['comment', 'topicQuestion', 'question', 'activity', 'tracking', 'qa'] as const;

/** Marks every kind read that has unread messages. */
export async function markMessagesRead(cache: QueryCache): Promise<void> {
  const unread = await fetchUnread(cache);
  const due = unread ? kinds.filter((kind) => unread[kind] > 0) : [];
  await Promise.all(due.map((kind) => cache.call(markReadName, { type: ReadType[kind] })));
}
