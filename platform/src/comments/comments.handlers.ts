import * as contract from '@contract/comments';
import { DeleteDiscussStatus } from '@contract/deleteDiscussStatus';
import { Status } from '@contract/statuses';
import type { Database } from '@platform/db/connection';
import { speechRefusal } from '@platform/membership/speaking.rules';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { memberOf, writerOf } from '@platform/operations/callers';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import { JsonText } from '@platform/wire/jsonText';
import { memberClosed, Refusal, refused } from '@platform/wire/refusals';
import { requireCommentAllowance } from './posting/allowance.service';
import { discussionClosed, explainsRefusals, parseComment, postedTooOften } from './posting/input.rules';
import { createCommentPosting } from './posting/posting.service';
import { createCommentReading } from './reading/reading.service';
import { deleteOwnComment } from './review/review.service';

/** Wire S8. */
const deleteMessages = {
  [DeleteDiscussStatus.deleted]: '删除成功',
  [DeleteDiscussStatus.notOwn]: '只能删除自己的评论',
  [DeleteDiscussStatus.unknown]: '评论不存在',
} as const;

/** Recorded clients are told that their words arrived where ours hears why they do not show (wire W7). */
const hiddenFromOldClients: ReadonlySet<number> = new Set([Status.discussClosed, Status.discussTooOften]);
export const commentHandlers = (db: Database, now: () => number): Served[] => [
  ...readingHandlers(db),
  ...postingHandlers(db, now),
  ...ownCommentHandlers(db, now),
];

/** Safe as HTML: "<" is escaped. */
const text = (value: unknown, context: CallContext) =>
  new JsonText(withRequestOrigin(JSON.stringify(value), context).replaceAll('<', '\\u003c'));

function readingHandlers(db: Database): Served[] {
  const reading = createCommentReading(db);
  return [
    serve(contract.discussView, async (input, context) => text(await reading.view(input, context), context)),
    serve(contract.discussViewFlat, async (input, context) =>
      text(await reading.viewFlat(input, context), context),
    ),
    serve(contract.discussHot, async (input, context) => text(await reading.hot(input, context), context)),
    serve(contract.discussReply, async (input, context) =>
      text(await reading.replies(input, context), context),
    ),
    serve(contract.myDiscuss, async (input, context) =>
      text(await reading.own(input, memberOf(context, input), context), context),
    ),
    serve(contract.discussCount, (input, context) => reading.count(input, context)),
  ];
}

function postingHandlers(db: Database, now: () => number): Served[] {
  const posting = createCommentPosting(db, now);

  async function post(member: number, input: Parameters<typeof parseComment>[1], context: CallContext) {
    const { site } = context;
    const comment = parseComment(member, input, context);
    if (context.caller.kind !== 'member') await requireCommentAllowance(db, context, input, now());
    const needsPhone = site.verifiedPhone && context.caller.kind === 'member';
    const outcome = await posting.post(site, comment, needsPhone);
    switch (outcome.kind) {
      case 'posted':
        if (context.note) context.note.made = String(outcome.id);
        return;
      case 'closed':
        throw discussionClosed();
      case 'tooOften':
        throw postedTooOften();
      case 'memberClosed':
        throw memberClosed();
      case 'mayNotSpeak':
        throw speechRefusal(outcome.speaker, needsPhone);
      case 'noParent':
        throw refused('所回复的评论不存在');
      default:
        throw refused('找不到要评论的内容');
    }
  }

  return [
    serve(contract.discuss, async (input, context): Promise<true> => {
      const member = writerOf(context, input);
      await post(member, input, context).catch((error: unknown) => {
        if (
          !(error instanceof Refusal && hiddenFromOldClients.has(error.status) && !explainsRefusals(context))
        )
          throw error;
        if (context.note) context.note.result = String(error.status);
      });
      return true;
    }),
  ];
}

function ownCommentHandlers(db: Database, now: () => number): Served[] {
  return [
    serve(contract.delMyDiscuss, async (input, context) => {
      const member = writerOf(context, input);
      const status = await deleteOwnComment(db, context.site.id, member, input.fileId, new Date(now()));
      return {
        status,
        message: deleteMessages[status],
        data: { fileId: input.fileId, userID: member },
      };
    }),
  ];
}
