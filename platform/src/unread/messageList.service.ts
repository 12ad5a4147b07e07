import { PAGE_SIZE } from '@contract/limits';
import type { Message } from '@contract/messages';
import { listReplyMessages } from '@platform/comments/reading/replies.service';
import type { Queries } from '@platform/db/connection';
import { listDecisionMessages } from '@platform/messages/messages.service';
import type { Site } from '@platform/sites/site';

/** Replies and decisions in one list (wire x17), newest first; addresses contain the placeholders. */
export async function listMessages(
  db: Queries,
  site: Site,
  member: number,
  offset: number,
): Promise<{ readonly list: Message[]; readonly hasMore: boolean }> {
  const end = offset + PAGE_SIZE;
  const [replies, decisions] = await Promise.all([
    listReplyMessages(db, site, member, end + 1, 0),
    listDecisionMessages(db, site.id, member, end + 1),
  ]);
  const merged = mergeByTime(replies, decisions);
  return { list: merged.slice(offset, end), hasMore: merged.length > end };
}

/** Both lists keep their own order, so that a page begins where the one before ended. */
function mergeByTime(some: readonly Message[], others: readonly Message[]): Message[] {
  const merged: Message[] = [];
  let next = 0;
  for (const one of some) {
    for (let other = others[next]; other && other.created > one.created; other = others[next]) {
      merged.push(other);
      next += 1;
    }
    merged.push(one);
  }
  return [...merged, ...others.slice(next)];
}
