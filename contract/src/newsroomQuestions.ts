import * as v from 'valibot';
import { ID_MAX } from './fields';
import { MAX_SUBMITTED_CLIPS } from './limits';
import { mediaAddress } from './newsroomAddress';
import { call } from './newsroomCall';
import { before, boundedText, done, id, moment, number, whole } from './newsroomShapes';

/* Input and output of the newsroom's calls about questions. */

/** The wire's QuestionStatus as words. */
export const QuestionState = v.picklist(['waiting', 'accepted', 'answered', 'refused']);
export type QuestionState = v.InferOutput<typeof QuestionState>;

/** Pictures of an answer. */
export const MAX_ANSWER_PICTURES = 9;

export const NewsroomQuestion = v.strictObject({
  id: whole,
  state: QuestionState,
  /** Topic, leader and office asked; 0 = none. */
  subjectID: whole,
  leaderID: whole,
  groupID: whole,
  groupName: v.string(),
  title: v.string(),
  content: v.string(),
  pictures: v.array(v.string()),
  videos: v.array(v.string()),
  audios: v.array(v.string()),
  location: v.string(),
  /** 0 = a former member. */
  memberID: whole,
  nickname: v.string(),
  at: moment,
  /** '' = not accepted yet. */
  acceptedAt: moment,
  answer: v.string(),
  /** The asker's rating, 1–5; 0 = none. */
  score: whole,
});
export type NewsroomQuestion = v.InferOutput<typeof NewsroomQuestion>;

export const QuestionsPage = v.strictObject({
  site: id,
  state: v.optional(QuestionState, 'waiting'),
  /** An office's questions alone; 0 = of all that the caller may see. */
  groupID: v.optional(number(0, ID_MAX), 0),
  /** Number of the last known question. */
  before,
});

export const QuestionAcceptance = v.strictObject({
  site: id,
  id,
  /** Office that answers; 0 = the one that was asked. */
  groupID: v.optional(number(0, ID_MAX), 0),
});

const clips = v.pipe(v.array(mediaAddress), v.maxLength(MAX_SUBMITTED_CLIPS));

export const QuestionAnswer = v.strictObject({
  site: id,
  id,
  content: v.pipe(boundedText(20_000), v.minLength(1)),
  /** The name that readers see; '' = the office. */
  user: v.optional(boundedText(40), ''),
  /** The pictures themselves, base64; a megabyte is all that a call may hold. */
  pictures: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.base64())), v.maxLength(MAX_ANSWER_PICTURES)),
    [],
  ),
  /** Stored files. */
  videos: v.optional(clips, []),
  audios: v.optional(clips, []),
});

/** The asker reads the reason. */
export const QuestionRefusal = v.strictObject({
  site: id,
  id,
  reason: v.pipe(boundedText(500), v.minLength(1)),
});

/** Makes somebody of the staff answer for an office, or no longer. */
export const DepartmentChange = v.strictObject({ site: id, id, groupID: id, has: v.boolean() });

export const questionCalls = {
  questions: call(
    'GET',
    '/sites/:site/questions',
    QuestionsPage,
    v.strictObject({ list: v.array(NewsroomQuestion), hasMore: v.boolean() }),
    { about: 'Lists questions; a department sees those of its own offices.' },
  ),
  acceptQuestion: call('POST', '/sites/:site/questions/:id/accept', QuestionAcceptance, done, {
    about: 'Publishes a question, and hands it to another office where one is given.',
  }),
  answerQuestion: call('POST', '/sites/:site/questions/:id/answer', QuestionAnswer, done, {
    about: 'Answers a question.',
  }),
  refuseQuestion: call('POST', '/sites/:site/questions/:id/refuse', QuestionRefusal, done, {
    about: 'Refuses a question; the asker reads the reason.',
  }),
  setDepartment: call('POST', '/sites/:site/staff/:id/department', DepartmentChange, done, {
    about:
      'Makes somebody of the staff answer for an office, or no longer; setRole gives the role `department`.',
  }),
} as const;
