import { ReadType } from '@contract/codes';
import { markRead, redDot } from '@contract/messages';
import { answersToMember } from '@platform/comments/answers';
import type { Database } from '@platform/db/connection';
import { type Served, serve } from '@platform/http/context';
import { refused } from '@platform/http/errors';
import { memberOf } from '@platform/http/who';
import { readSince, setRead } from './unread.store';

const types: readonly number[] = Object.values(ReadType);

/** What came for a member since he last looked (wire x9). Answers to his comments so far; the other kinds come with their resources. */
export function unreadHandlers(db: Database, now: () => number): Served[] {
  return [
    serve(markRead, async (given, context): Promise<true> => {
      const member = memberOf(context, given);
      if (!types.includes(given.type)) throw refused(`参数 type 应为 ${types.join('、')} 之一`);
      await setRead(db, context.site.id, member, given.type, new Date(now()));
      return true;
    }),
    serve(redDot, async (given, context) => {
      const member = memberOf(context, given);
      const site = context.site.id;
      const since = await readSince(db, site, member, ReadType.comment);
      const comment = await answersToMember(db, site, member, since ?? new Date(0));
      return { comment, topicQuestion: 0, question: 0, activity: 0, tracking: 0, qa: 0 };
    }),
  ];
}
