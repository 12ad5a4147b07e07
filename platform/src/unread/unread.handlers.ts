import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import { markRead, message, redDot } from '@contract/messages';
import { ReadType } from '@contract/readType';
import { countRepliesToMember } from '@platform/comments/reading/replies.service';
import type { Database } from '@platform/db/connection';
import { countUnreadDecisions } from '@platform/messages/messages.service';
import { type Served, serve } from '@platform/operations/callContext';
import { isUnprovenMember, memberOf } from '@platform/operations/callers';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import { JsonText } from '@platform/wire/jsonText';
import { refused } from '@platform/wire/refusals';
import { listMessages } from './messageList.service';
import { readSince, setRead } from './unread.store';

const NOTHING_UNREAD = { comment: 0, topicQuestion: 0, question: 0, activity: 0, tracking: 0, qa: 0 };

const types: readonly number[] = Object.values(ReadType);

/** Messages of a member (wire x9, x17): replies to their comments, and decisions about what they handed in. */
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
      const page = await listMessages(db, context.site, member, offsetOf(input, PAGE_SIZE));
      return new JsonText(withRequestOrigin(JSON.stringify(page), context).replaceAll('<', '\\u003c'));
    }),
    serve(redDot, async (input, context) => {
      if (isUnprovenMember(context, input)) return NOTHING_UNREAD;
      const member = memberOf(context, input);
      const site = context.site.id;
      const since = await readSince(db, site, member, ReadType.comment);
      const replies = await countRepliesToMember(db, site, member, since ?? new Date(0));
      const decisions = await countUnreadDecisions(db, site, member);
      const of = (type: ReadType) => decisions.get(type) ?? 0;
      return {
        comment: replies + of(ReadType.comment),
        topicQuestion: of(ReadType.topicQuestion),
        question: of(ReadType.question),
        activity: of(ReadType.activity),
        tracking: of(ReadType.tracking),
        qa: of(ReadType.qa),
      };
    }),
  ];
}
