import { ReadType } from '@contract/codes';
import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import { markRead, message, redDot } from '@contract/messages';
import { answerMessages, answersToMember } from '@platform/comments/answers';
import type { Database } from '@platform/db/connection';
import { addressed } from '@platform/operations/addressed';
import { type Served, serve } from '@platform/operations/callContext';
import { memberOf } from '@platform/operations/callers';
import { JsonText } from '@platform/wire/jsonText';
import { refused } from '@platform/wire/refusals';
import { readSince, setRead } from './unread.store';

/** One row more than a page tells whether there are more. */
const AND_ONE = 1;

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
    serve(message, async (given, context) => {
      const member = memberOf(context, given);
      const rows = await answerMessages(
        db,
        context.site,
        member,
        PAGE_SIZE + AND_ONE,
        offsetOf(given, PAGE_SIZE),
      );
      const page = { list: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
      return new JsonText(addressed(JSON.stringify(page), context).replaceAll('<', '\\u003c'));
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
