import type { DecisionKind } from '@contract/participation/decisions';
import { QuestionStatus } from '@contract/questionCodes';
import type { Question } from '@contract/questions';
import { ReadType } from '@contract/readType';
import { type ActContext, recordAct } from '@platform/auditLog/acts.service';
import type { Database, Queries } from '@platform/db/connection';
import { addDecisionMessage } from '@platform/messages/messages.service';
import { queueMediaChecks } from '@platform/uploads/mediaChecks.service';
import type { SubmittedMedia } from '@platform/uploads/submitted.document';
import { wireDate } from '@platform/wire/wireDate';
import { changeQuestion, officeName, officeOfQuestion, putOfficialAnswer } from './answering.store';

export { type ReviewedQuestionRow, reviewedQuestions } from './answering.store';

const { waiting, accepted, answered, refused } = QuestionStatus;

/** Offices whose questions the caller may change; empty = of every office. */
export type OfficesOf = readonly number[];

interface Change {
  readonly act: string;
  readonly kind: DecisionKind;
  readonly from: readonly QuestionStatus[];
  readonly doc: Partial<Question>;
  readonly isAccepted: boolean;
  readonly group?: number;
}

async function changeIn(
  queries: Queries,
  work: ActContext,
  id: number,
  groups: OfficesOf,
  { act, kind, from, doc, isAccepted, group = 0 }: Change,
): Promise<boolean> {
  const to = { doc, acceptedAt: isAccepted ? work.at : null, group };
  const changed = await changeQuestion(queries, work.site, { id, from, groups }, to);
  if (!changed) return false;
  await recordAct(queries, work, { act, objectKind: 'question', objectID: id, detail: { ...doc, group } });
  if (doc.status === refused || changed.was === refused)
    await queueMediaChecks(queries, [JSON.stringify(changed.doc)]);
  const { member, subject } = changed;
  const [type, screen] = subject > 0 ? [ReadType.topicQuestion, 'askDetail'] : [ReadType.qa, 'newQaDetail'];
  const message = { member, kind, type, path: `/${screen}/${id}.html`, reason: doc.answer ?? '' };
  const about = changed.doc.title || changed.doc.content;
  await addDecisionMessage(queries, work.site, { ...message, subject: about }, work.at);
  return true;
}

const change = (
  db: Database,
  work: ActContext,
  id: number,
  groups: OfficesOf,
  to: Change,
): Promise<boolean> => db.transaction((queries) => changeIn(queries, work, id, groups, to));

/**
 * Publishes a question that waits for review; its days to answer begin.
 * @param group office that answers; 0 = the one that was asked
 * @returns false where there is no such question or office
 */
export async function acceptQuestion(
  db: Database,
  work: ActContext,
  id: number,
  groups: OfficesOf,
  group: number,
): Promise<boolean> {
  const name = group > 0 ? await officeName(db, work.site, group) : undefined;
  if (group > 0 && name === undefined) return false;
  const doc = { status: accepted, answer: '', ...(name === undefined ? {} : { groupName: name }) };
  const from = [waiting, refused, ...(group > 0 ? [accepted] : [])];
  return change(db, work, id, groups, {
    act: 'acceptQuestion',
    kind: 'questionAccepted',
    from,
    doc,
    isAccepted: true,
    group,
  });
}

/** Publishes a refused question, in the caller's transaction; the office that was asked answers. */
export const acceptQuestionIn = (queries: Queries, work: ActContext, id: number): Promise<boolean> =>
  changeIn(queries, work, id, [], {
    act: 'acceptQuestion',
    kind: 'questionAccepted',
    from: [refused],
    doc: { status: accepted, answer: '' },
    isAccepted: true,
  });

/** An answer of an office. */
export interface OfficialAnswer {
  readonly content: string;
  /** '' = the office. */
  readonly user: string;
  readonly media: SubmittedMedia;
}

/** Answers a question, or changes its answer. */
export function answerQuestion(
  db: Database,
  work: ActContext,
  id: number,
  groups: OfficesOf,
  answer: OfficialAnswer,
): Promise<boolean> {
  return db.transaction(async (queries) => {
    const userName = answer.user || (await officeOfQuestion(queries, work.site, id));
    const created = wireDate(work.at);
    const { content, media } = answer;
    const doc = {
      status: answered,
      answer: content,
      answerTime: created,
      answerUser: userName,
      answerPics: media.pics,
    };
    const from = [waiting, accepted, answered];
    const change = { act: 'answerQuestion', kind: 'questionAnswered', from, doc, isAccepted: true } as const;
    if (!(await changeIn(queries, work, id, groups, change))) return false;
    const author = { userID: 0, userName, userIcon: '' };
    const { pics: images, audios, videos } = media;
    await putOfficialAnswer(
      queries,
      work.site,
      id,
      { ...author, images, audios, videos, content, created, isOfficial: 1 },
      work.at,
    );
    return true;
  });
}

/** Refuses a question; its asker alone reads the reason. */
export const refuseQuestion = (
  db: Database,
  work: ActContext,
  id: number,
  groups: OfficesOf,
  reason: string,
): Promise<boolean> =>
  change(db, work, id, groups, {
    act: 'refuseQuestion',
    kind: 'questionRefused',
    from: [waiting, accepted],
    doc: { status: refused, answer: reason, answerTime: wireDate(work.at) },
    isAccepted: false,
  });
