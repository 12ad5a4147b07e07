import { KindNumber } from '@contract/codes';
import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import { getSubject, questionDetail, questionList, questionListHot, type Subject } from '@contract/questions';
import type { Database } from '@platform/db/connection';
import { type DocumentRow, pageText } from '@platform/db/documents';
import { followedAmong } from '@platform/following/following.service';
import { addressed } from '@platform/operations/addressed';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { ownPersonOf } from '@platform/operations/callers';
import { absent, JsonText } from '@platform/wire/jsonText';
import { hotQuestions, newestQuestions, questionById, subjectById } from './questions.store';

export function questionHandlers(db: Database): Served[] {
  const one = (row: DocumentRow | undefined, context: CallContext) =>
    row ? new JsonText(addressed(JSON.stringify(row.doc), context)) : absent;
  const page = (rows: readonly DocumentRow[], context: CallContext) =>
    new JsonText(addressed(pageText(rows, PAGE_SIZE), context));

  return [
    serve(getSubject, async ({ id, ...asked }, context) => {
      const site = context.site.id;
      const row = await subjectById(db, site, id);
      if (!row) return absent;
      const who = ownPersonOf(context, asked);
      const followed = await followedAmong(db, site, KindNumber.topicSub.subject, [id], who);
      const subject: Subject = { ...row.doc, isFollow: followed.has(id) ? 1 : 0 };
      return new JsonText(addressed(JSON.stringify(subject), context));
    }),
    serve(questionDetail, async ({ fileId }, context) =>
      one(await questionById(db, context.site.id, fileId), context),
    ),
    serve(questionList, async ({ id, leaderID, ...paging }, context) => {
      const of = { subject: id, leader: leaderID };
      const offset = offsetOf(paging, PAGE_SIZE);
      return page(await newestQuestions(db, context.site.id, of, PAGE_SIZE + 1, offset), context);
    }),
    serve(questionListHot, async ({ id, ...paging }, context) => {
      const of = { subject: id, leader: 0 };
      const offset = offsetOf(paging, PAGE_SIZE);
      return page(await hotQuestions(db, context.site.id, of, PAGE_SIZE + 1, offset), context);
    }),
  ];
}
