import { DeleteDiscussStatus, KindNumber } from '@contract/codes';
import * as contract from '@contract/comments';
import { Status } from '@contract/statuses';
import type { Database } from '@platform/db/connection';
import { createQueues } from '@platform/db/queues';
import { addressed } from '@platform/operations/addressed';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { memberOf, personOf, writerOf } from '@platform/operations/callers';
import { JsonText } from '@platform/wire/jsonText';
import { memberClosed, Refusal, refused } from '@platform/wire/refusals';
import { createPosting } from './comments.posting';
import { createReading } from './comments.read';
import { deleteOwn } from './comments.service';
import { expose } from './exposes.service';
import { closed, isTold, saidBy, tooOften } from './said';

/** Wire S8. */
const deleteMessages = {
  [DeleteDiscussStatus.deleted]: '删除成功',
  [DeleteDiscussStatus.notOwn]: '只能删除自己的评论',
  [DeleteDiscussStatus.unknown]: '评论不存在',
} as const;

/** Recorded clients are told that their words arrived where ours hears why they do not show (wire W7). */
const toldSince3: ReadonlySet<number> = new Set([Status.discussClosed, Status.discussTooOften]);

export function commentHandlers(db: Database, now: () => number): Served[] {
  const posting = createPosting(db, now);
  const reading = createReading(db);
  const inTurn = createQueues();
  /** Not even a reader that guesses types takes it for markup. */
  const text = (value: unknown, context: CallContext) =>
    new JsonText(addressed(JSON.stringify(value), context).replaceAll('<', '\\u003c'));

  async function post(member: number, given: Parameters<typeof saidBy>[1], context: CallContext) {
    const { site } = context;
    const { kind } = await posting.post(site.id, saidBy(member, given, context), site.discussRules);
    switch (kind) {
      case 'posted':
        return;
      case 'closed':
        throw closed();
      case 'tooOften':
        throw tooOften();
      case 'memberClosed':
        throw memberClosed();
      case 'noParent':
        throw refused('所回复的评论不存在');
      default:
        throw refused('找不到要评论的内容');
    }
  }

  return [
    serve(contract.discussView, async (asked, context) => text(await reading.view(asked, context), context)),
    serve(contract.discussViewFlat, async (asked, context) =>
      text(await reading.viewFlat(asked, context), context),
    ),
    serve(contract.discussHot, async (asked, context) => text(await reading.hot(asked, context), context)),
    serve(contract.discussReply, async (asked, context) =>
      text(await reading.replies(asked, context), context),
    ),
    serve(contract.myDiscuss, async (asked, context) =>
      text(await reading.own(asked, memberOf(context, asked), context), context),
    ),
    serve(contract.discussCount, (asked, context) => reading.count(asked, context)),
    serve(contract.discuss, async (given, context): Promise<true> => {
      const member = writerOf(context, given);
      await post(member, given, context).catch((error: unknown) => {
        if (!(error instanceof Refusal && toldSince3.has(error.status) && !isTold(context))) throw error;
      });
      return true;
    }),
    serve(contract.delMyDiscuss, async (given, context) => {
      const member = writerOf(context, given);
      const status = await deleteOwn(db, context.site.id, member, given.fileId, new Date(now()));
      return {
        status,
        message: deleteMessages[status],
        data: { fileId: given.fileId, userID: member },
      };
    }),
    serve(contract.expose, async (given, context): Promise<true> => {
      const { rootID, sourceType, type, reason } = given;
      if (sourceType === KindNumber.expose.comment || sourceType === KindNumber.expose.article) {
        const who = personOf(context, given);
        const exposed = { kind: sourceType, objectID: rootID, who, type, reason };
        await expose(db, inTurn, context, exposed, now());
      }
      return true;
    }),
  ];
}
