import { ReadType } from '@contract/codes';
import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import { markRead, message, redDot } from '@contract/messages';
import { countRepliesToMember, listReplyMessages } from '@platform/comments/reading/replies.service';
import type { Database } from '@platform/db/connection';
import { type Served, serve } from '@platform/operations/callContext';
import { isUnprovenMember, memberOf } from '@platform/operations/callers';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import { JsonText } from '@platform/wire/jsonText';
import { refused } from '@platform/wire/refusals';
import { readSince, setRead } from './unread.store';

/** One row more than a page, to tell whether there are more. */
const AND_ONE = 1;

const NOTHING_UNREAD = { comment: 0, topicQuestion: 0, question: 0, activity: 0, tracking: 0, qa: 0 };

const types: readonly number[] = Object.values(ReadType);

/** Unread messages of a member (wire x9): replies to their comments. */
export function unreadHandlers(db: Database, now: () => number): Served[] {
  return [
    serve(markRead, async (input, context): Promise<true> => {
      if (isUnprovenMember(context, input)) return true;
      const member = memberOf(context, input);
      if (!types.includes(input.type)) throw refused(`参数 type 应为 ${types.join('、')} 之一`);
      await setRead(db, context.site.id, member, input.type, new Date(now()));
      return true;
    }),
    serve(message, async (input, context) => {
      if (isUnprovenMember(context, input)) return { list: [], hasMore: false };
      const member = memberOf(context, input);
      const rows = await listReplyMessages(
        db,
        context.site,
        member,
        PAGE_SIZE + AND_ONE,
        offsetOf(input, PAGE_SIZE),
      );
      const page = { list: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
      return new JsonText(withRequestOrigin(JSON.stringify(page), context).replaceAll('<', '\\u003c'));
    }),
    serve(redDot, async (input, context) => {
      if (isUnprovenMember(context, input)) return NOTHING_UNREAD;
      const member = memberOf(context, input);
      const site = context.site.id;
      const since = await readSince(db, site, member, ReadType.comment);
      const comment = await countRepliesToMember(db, site, member, since ?? new Date(0));
      return { ...NOTHING_UNREAD, comment };
    }),
  ];
}
