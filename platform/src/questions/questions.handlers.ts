import { KindNumber } from '@contract/codes';
import { offsetOf } from '@contract/fields';
import { PAGE_SIZE } from '@contract/limits';
import { PointsName } from '@contract/points';
import {
  answerList,
  askQuestion,
  deleteQuestion,
  getSubject,
  qaDetail,
  questionDetail,
  questionList,
  questionListHot,
  rateAnswer,
  type Subject,
} from '@contract/questions';
import type { Database } from '@platform/db/connection';
import { type DocumentRow, listText, pageText } from '@platform/db/documents';
import { followedAmong } from '@platform/following/following.service';
import { cleanWords } from '@platform/html/words';
import { type CallContext, type Served, serve } from '@platform/operations/callContext';
import { memberOf, ownPersonOf, writerOf } from '@platform/operations/callers';
import { jsonWithOrigin, withRequestOrigin } from '@platform/operations/requestOrigin';
import { awardPoints } from '@platform/points/awards.service';
import { absent, JsonText } from '@platform/wire/jsonText';
import { answerCount, answersOf } from './answers.store';
import { parseQuestion } from './asking.rules';
import { ask, deleteOwnQuestion, rateQuestion } from './asking.service';
import { withProcess } from './questions.service';
import { hotQuestions, newestQuestions, questionById, subjectById } from './questions.store';

/** The member who reads; 0 = everybody else. @throws Refusal −1 for another one's id */
const viewerOf = (context: CallContext, claim: { readonly userID: string }): number =>
  context.caller.kind === 'member' ? memberOf(context, claim) : 0;

const page = (rows: readonly DocumentRow[], context: CallContext) =>
  new JsonText(withRequestOrigin(pageText(rows, PAGE_SIZE), context));

/** @param now epoch ms */
export const questionHandlers = (db: Database, now: () => number): Served[] => [
  ...readingHandlers(db),
  ...askingHandlers(db, now),
];

function readingHandlers(db: Database): Served[] {
  async function followOf(id: number, input: { readonly userID: string }, context: CallContext) {
    const who = ownPersonOf(context, input);
    return (await followedAmong(db, context.site.id, KindNumber.topicSub.question, [id], who)).has(id)
      ? 1
      : 0;
  }
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
    serve(questionDetail, async ({ fileId, ...input }, context) => {
      const row = await questionById(db, context.site.id, fileId, viewerOf(context, input));
      if (!row) return absent;
      return jsonWithOrigin({ ...row.doc, isFollow: await followOf(fileId, input, context) }, context);
    }),
    serve(qaDetail, async ({ fileId, ...input }, context) => {
      const viewer = viewerOf(context, input);
      const row = await questionById(db, context.site.id, fileId, viewer);
      if (!row) return absent;
      const isFollow = await followOf(fileId, input, context);
      return jsonWithOrigin({ ...withProcess(row, viewer), isFollow }, context);
    }),
    serve(questionList, async ({ id, leaderID, xyId, ...paging }, context) => {
      const of = { subject: id, leader: leaderID, account: xyId, viewer: viewerOf(context, paging) };
      const offset = offsetOf(paging, PAGE_SIZE);
      return page(await newestQuestions(db, context.site.id, of, PAGE_SIZE + 1, offset), context);
    }),
    serve(questionListHot, async ({ id, ...paging }, context) => {
      const of = { subject: id, leader: 0, account: 0, viewer: 0 };
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

function askingHandlers(db: Database, now: () => number): Served[] {
  return [
    serve(askQuestion, async (input, context) => {
      const member = writerOf(context, input);
      const site = context.site.id;
      const to = { subject: input.subjectID, leader: input.leaderID, group: input.groupID };
      const question = parseQuestion(input, context);
      const { discussRules: rules, verifiedPhone } = context.site;
      const needsPhone = verifiedPhone && context.caller.kind === 'member';
      const created = await ask(db, { site, member, to, text: question, rules, needsPhone }, now());
      if (created.subjectID > 0) {
        const seen = { member, name: PointsName.joinTopic, key: `question ${created.fileId}` };
        await awardPoints(db, site, seen, new Date(now()));
      }
      return jsonWithOrigin(created, context);
    }),
    serve(deleteQuestion, async ({ id, ...claim }, context) => {
      const isKept = await deleteOwnQuestion(db, context.site.id, memberOf(context, claim), id);
      return { isKept: isKept ? (1 as const) : (0 as const) };
    }),
    serve(rateAnswer, async ({ id, score, content }, context): Promise<true> => {
      const member = memberOf(context);
      const note = cleanWords(content);
      await rateQuestion(db, context.site.id, id, member, { score, note });
      return true;
    }),
  ];
}
