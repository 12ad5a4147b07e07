import { KindNumber } from '@contract/codes';
import { QaType, QuestionStatus } from '@contract/questionCodes';
import type { Question } from '@contract/questions';
import type { Database } from '@platform/db/connection';
import { portraitAddress } from '@platform/membership/portraits.rules';
import { speechRefusal } from '@platform/membership/speaking.rules';
import { deleteLikesOf } from '@platform/reactions/likes.service';
import { BASE_PATH_PLACEHOLDER, ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import type { DiscussRules } from '@platform/sites/discussRules';
import { queueMediaChecks } from '@platform/uploads/mediaChecks.service';
import type { SubmittedMedia } from '@platform/uploads/submitted.document';
import { ownSubmittedMedia } from '@platform/uploads/submitted.service';
import { memberClosed, refused } from '@platform/wire/refusals';
import { wireDate } from '@platform/wire/wireDate';
import type { QuestionText } from './asking.rules';
import {
  type AskerRow,
  addQuestion,
  countSince,
  deleteQuestionOf,
  findSame,
  findTarget,
  lockAsker,
  type QuestionTarget,
  rate,
} from './asking.store';
import { questionById } from './questions.store';

export { forgetQuestions, ownQuestions } from './asking.store';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A question to be asked. */
export interface Asking {
  readonly site: number;
  readonly member: number;
  readonly to: QuestionTarget;
  readonly text: QuestionText;
  readonly rules: DiscussRules;
  /** Only a member with a verified phone may ask (K20). */
  readonly needsPhone: boolean;
}

/**
 * Stores a question that waits for review. The same one sent again within the site's time is the same question.
 * @param now epoch ms
 * @throws Refusal −1 for an unknown or closed target or too many questions, 10103 for an ended membership, 11004 to 11006 (K20)
 */
export function ask(
  db: Database,
  { site, member, to, text, rules, needsPhone }: Asking,
  now: number,
): Promise<Question> {
  const at = new Date(now);
  const since = (ms: number) => new Date(now - ms);
  return db.transaction(async (queries) => {
    const asker = await lockAsker(queries, site, member, at);
    if (!asker) throw memberClosed();
    const refusal = speechRefusal(asker, needsPhone);
    if (refusal) throw refusal;
    const target = await findTarget(queries, site, to);
    if (!target) throw refused('找不到要提问的对象');
    const newQuestion = { ...to, group: target.group };
    const window = { ...text, since: since(rules.sameAfterMinutes * MINUTE_MS) };
    const same = await findSame(queries, site, member, newQuestion, window);
    if (same) return same.doc;
    if (target.closed) throw refused('本话题已停止提问');
    const isTooOften =
      (await countSince(queries, site, member, since(MINUTE_MS))) >= rules.minuteMost ||
      (await countSince(queries, site, member, since(DAY_MS))) >= rules.dayMost;
    if (isTooOften) throw refused('提问太频繁，请稍后再试');
    const media = await ownSubmittedMedia(queries, site, member, text.paths);
    const about = { subjectID: newQuestion.subject, groupName: target.office };
    const doc = questionDocument(asker, text, media, about, at);
    const added = await addQuestion(queries, site, { member, to: newQuestion, at, doc });
    if (!added) throw new Error('a question was not stored');
    return added.doc;
  });
}

/**
 * Deletes a member's own question in any state; one with an answer stays without name, place and files.
 * @returns whether it stays @throws Refusal −1 where it is not the member's
 */
export function deleteOwnQuestion(db: Database, site: number, member: number, id: number): Promise<boolean> {
  return db.transaction(async (queries) => {
    const own = await deleteQuestionOf(queries, site, id, member);
    if (!own) throw refused('没有可以删除的提问');
    if (!own.answered) await deleteLikesOf(queries, site, KindNumber.event.question, id);
    await queueMediaChecks(queries, [own.doc]);
    return own.answered;
  });
}

function questionDocument(
  asker: AskerRow,
  text: QuestionText,
  media: SubmittedMedia,
  { subjectID, groupName }: Pick<Question, 'subjectID' | 'groupName'>,
  at: Date,
): Question {
  const screen = subjectID > 0 ? 'askDetail' : 'qaDetail';
  return {
    // the statement adds the number
    fileId: 0,
    subjectID,
    qaType: subjectID > 0 ? QaType.topic : QaType.government,
    qaConfig: { anonymous: 0, showAnswerTime: 1, canDiscuss: 0 },
    title: text.title,
    content: text.content,
    userID: asker.id,
    userName: asker.nickname,
    userIcon: portraitAddress(asker, ORIGIN_PLACEHOLDER),
    publishtime: wireDate(at),
    location: text.location,
    groupName,
    images: media.pics,
    audios: media.audios,
    videos: media.videos,
    status: QuestionStatus.waiting,
    answer: '',
    answerTime: '',
    answerUser: '',
    answerPics: [],
    countPraise: 0,
    countDiscuss: 0,
    answerCount: 0,
    isOfficial: 0,
    shareUrl: `${ORIGIN_PLACEHOLDER}${BASE_PATH_PLACEHOLDER}/${screen}/`,
  };
}

/** The asker's rating of an answer, once (wire n14). @throws Refusal −1 for everybody else, without an answer, a second time */
export async function rateQuestion(
  db: Database,
  site: number,
  id: number,
  member: number,
  given: { readonly score: number; readonly note: string },
): Promise<void> {
  if (await rate(db, site, id, member, given)) return;
  const question = await questionById(db, site, id, member);
  if (!question || question.member !== member) throw refused('只有提问者可以评价');
  throw refused(question.score > 0 ? '已经评价过了' : '还没有答复，暂时不能评价');
}
