import { ReadType } from '@contract/codes';
import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import { markRead, message, redDot } from '@contract/messages';
import { newPlaces, placeMessages } from '@platform/activities/waitingMessages.service';
import { countRepliesToMember, listReplyMessages } from '@platform/comments/reading/replies.service';
import type { Database } from '@platform/db/connection';
import { type Served, serve } from '@platform/operations/callContext';
import { memberOf } from '@platform/operations/callers';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import { JsonText } from '@platform/wire/jsonText';
import { refused } from '@platform/wire/refusals';
import { readSince, setRead } from './unread.store';

/** One row more than a page, to tell whether there are more. */
const AND_ONE = 1;

const types: readonly number[] = Object.values(ReadType);

/** Unread messages of a member (wire x9): replies to their comments, and places they waited for. */
export function unreadHandlers(db: Database, now: () => number): Served[] {
  return [
    serve(markRead, async (input, context): Promise<true> => {
      const member = memberOf(context, input);
      if (!types.includes(input.type)) throw refused(`参数 type 应为 ${types.join('、')} 之一`);
      await setRead(db, context.site.id, member, input.type, new Date(now()));
      return true;
    }),
    serve(message, async (input, context) => {
      const member = memberOf(context, input);
      const offset = offsetOf(input, PAGE_SIZE);
      const rows = await listReplyMessages(db, context.site, member, PAGE_SIZE + AND_ONE, offset);
      // They are few and recent: all stand on the first page.
      const places = offset === 0 ? await placeMessages(db, context.site.id, member, now()) : [];
      const list = [...rows.slice(0, PAGE_SIZE), ...places].toSorted((a, b) =>
        b.created.localeCompare(a.created),
      );
      const page = { list, hasMore: rows.length > PAGE_SIZE };
      return new JsonText(withRequestOrigin(JSON.stringify(page), context).replaceAll('<', '\\u003c'));
    }),
    serve(redDot, async (input, context) => {
      const member = memberOf(context, input);
      const site = context.site.id;
      const since = await readSince(db, site, member, ReadType.comment);
      const comment = await countRepliesToMember(db, site, member, since ?? new Date(0));
      const known = (await readSince(db, site, member, ReadType.activity)) ?? new Date(0);
      const activity = (await newPlaces(db, site, member, { since: known, now: now() })).length;
      return { comment, topicQuestion: 0, question: 0, activity, tracking: 0, qa: 0 };
    }),
  ];
}
