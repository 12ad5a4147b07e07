import { KindNumber } from '@contract/codes';
import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import {
  answerList,
  getSubject,
  questionDetail,
  questionList,
  questionListHot,
  type Subject,
} from '@contract/questions';
import type { Database } from '@platform/db/connection';
import { type DocumentRow, listText, pageText } from '@platform/db/documents';
import { followedAmong } from '@platform/following/following.service';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { ownPersonOf } from '@platform/operations/callers';
import { withRequestOrigin } from '@platform/operations/requestOrigin';
import { absent, JsonText } from '@platform/wire/jsonText';
import { answerCount, answersOf } from './answers.store';
import { hotQuestions, newestQuestions, questionById, subjectById } from './questions.store';

export function questionHandlers(db: Database): Served[] {
  const one = (row: DocumentRow | undefined, context: CallContext) =>
    row ? new JsonText(withRequestOrigin(JSON.stringify(row.doc), context)) : absent;
  const page = (rows: readonly DocumentRow[], context: CallContext) =>
    new JsonText(withRequestOrigin(pageText(rows, PAGE_SIZE), context));

  return [
    serve(getSubject, async ({ id, ...input }, context) => {
      const site = context.site.id;
      const row = await subjectById(db, site, id);
      if (!row) return absent;
      const who = ownPersonOf(context, input);
      const followed = await followedAmong(db, site, KindNumber.topicSub.subject, [id], who);
      const subject: Subject = { ...row.doc, isFollow: followed.has(id) ? 1 : 0 };
      return new JsonText(withRequestOrigin(JSON.stringify(subject), context));
    }),
    serve(questionDetail, async ({ fileId }, context) =>
      one(await questionById(db, context.site.id, fileId), context),
    ),
    serve(questionList, async ({ id, leaderID, xyId, ...paging }, context) => {
      const of = { subject: id, leader: leaderID, account: xyId };
      const offset = offsetOf(paging, PAGE_SIZE);
      return page(await newestQuestions(db, context.site.id, of, PAGE_SIZE + 1, offset), context);
    }),
    serve(questionListHot, async ({ id, ...paging }, context) => {
      const of = { subject: id, leader: 0, account: 0 };
      const offset = offsetOf(paging, PAGE_SIZE);
      return page(await hotQuestions(db, context.site.id, of, PAGE_SIZE + 1, offset), context);
    }),
    serve(answerList, async ({ id, ...paging }, context) => {
      const site = context.site.id;
      const rows = await answersOf(db, site, id, PAGE_SIZE + 1, offsetOf(paging, PAGE_SIZE));
      const list = listText(rows.slice(0, PAGE_SIZE));
      const totalCount = await answerCount(db, site, id);
      const json = `{"list":${list},"totalCount":${totalCount},"hasMore":${rows.length > PAGE_SIZE}}`;
      return new JsonText(withRequestOrigin(json, context));
    }),
  ];
}
