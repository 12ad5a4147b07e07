import { PAGE_SIZE } from '@contract/limits';
import { newsroom } from '@contract/newsroom';
import type { NewsroomQuestion } from '@contract/newsroomQuestions';
import { QuestionStatus } from '@contract/questionCodes';
import { recordAct } from '@platform/auditLog/acts.service';
import type { Database } from '@platform/db/connection';
import type { MediaStore } from '@platform/media/mediaStore';
import {
  acceptQuestion,
  answerQuestion,
  type OfficesOf,
  type ReviewedQuestionRow,
  refuseQuestion,
  reviewedQuestions,
} from '@platform/questions/answering.service';
import { withOriginPlaceholder } from '@platform/sites/addressPlaceholders';
import { mediaPaths } from '@platform/uploads/submitted.rules';
import { transportFault } from '@platform/wire/refusals';
import { departmentsOf, setDepartment } from '../departments.store';
import { done, type NewsroomCalls, type StaffCaller } from '../newsroom.calls';
import { keptPictures } from '../pictures.service';
import { isAllowed } from '../roles.rules';

const noSuchQuestion = () => transportFault(404, 'there is no such question, or it cannot be changed so');

/** Questions to leaders, offices and in topics; a department sees and changes those of its own offices alone. */
export function questionCalls({ on }: NewsroomCalls, db: Database, media: MediaStore): void {
  /** @returns undefined where the caller answers for no office */
  async function officesOf({ person, actContext: { site } }: StaffCaller): Promise<OfficesOf | undefined> {
    if (isAllowed(person.roles, 'questions', site)) return [];
    const own = await departmentsOf(db, person.id, site);
    return own.length > 0 ? own : undefined;
  }
  async function changed(by: StaffCaller, change: (offices: OfficesOf) => Promise<boolean>) {
    const offices = await officesOf(by);
    if (!offices || !(await change(offices))) throw noSuchQuestion();
    return done;
  }

  on(newsroom.questions, 'answers', async ({ site, state, groupID, before }, by) => {
    const offices = await officesOf(by);
    const isElsewhere = offices && groupID > 0 && offices.length > 0 && !offices.includes(groupID);
    if (!offices || isElsewhere) return { list: [], hasMore: false };
    const groups = groupID > 0 ? [groupID] : offices;
    const of = { status: QuestionStatus[state], groups, before: before ?? 2 ** 31 - 1 };
    const rows = await reviewedQuestions(db, site, of, PAGE_SIZE + 1);
    return { list: rows.slice(0, PAGE_SIZE).map(reviewedQuestion), hasMore: rows.length > PAGE_SIZE };
  });
  on(newsroom.acceptQuestion, 'answers', ({ id, groupID }, by) =>
    changed(by, async (offices) => {
      // An office hands a question to its own colleagues alone.
      if (offices.length > 0 && groupID > 0 && !offices.includes(groupID)) return false;
      return acceptQuestion(db, by.actContext, id, offices, groupID);
    }),
  );
  on(newsroom.answerQuestion, 'answers', async ({ id, content, user, pictures, videos, audios }, by) => {
    const stored = {
      pics: await keptPictures(media, pictures),
      videos: videos.map((path) => ({ url: withOriginPlaceholder(path), cover: '', duration: 0 })),
      audios: audios.map((path) => ({ url: withOriginPlaceholder(path), duration: 0 })),
    };
    const answer = { content, user, media: stored };
    return changed(by, (offices) => answerQuestion(db, by.actContext, id, offices, answer));
  });
  on(newsroom.refuseQuestion, 'answers', ({ id, reason }, by) =>
    changed(by, (offices) => refuseQuestion(db, by.actContext, id, offices, reason)),
  );

  on(newsroom.setDepartment, 'staff', async ({ site, id, groupID, has }, { actContext: work }) => {
    await db.transaction(async (queries) => {
      if (!(await setDepartment(queries, id, site, { groupID, has })))
        throw transportFault(404, 'there is no such person or office');
      const detail = { groupID, has };
      await recordAct(queries, work, { act: 'setDepartment', objectKind: 'staff', objectID: id, detail });
    });
    return done;
  });
}

const stateNames = ['waiting', 'accepted', 'answered', 'refused'] as const;

function reviewedQuestion({ doc, ...row }: ReviewedQuestionRow): NewsroomQuestion {
  return {
    id: row.id,
    state: stateNames.find((name) => QuestionStatus[name] === doc.status) ?? 'waiting',
    subjectID: doc.subjectID,
    leaderID: row.leader,
    groupID: row.group,
    groupName: doc.groupName,
    title: doc.title,
    content: doc.content,
    location: doc.location,
    ...mediaPaths({ pics: doc.images, videos: doc.videos, audios: doc.audios }),
    memberID: row.member,
    nickname: doc.userName,
    at: row.asked_at.toISOString(),
    acceptedAt: row.accepted_at?.toISOString() ?? '',
    answer: doc.answer,
    score: row.score,
  };
}
