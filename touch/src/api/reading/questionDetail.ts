import type { Page } from '@touch/outside/queryCache';
import * as v from 'valibot';
import { arrayOf, flag, number, rowsOf, text, texts } from './wireFields';

const WireHost = v.object({ userName: text, userIcon: text, duty: text });
const NO_HOST = { userName: '', userIcon: '', duty: '' };

const WireSubject = v.object({
  fileId: text,
  title: text,
  content: text,
  picBig: text,
  host: v.fallback(WireHost, NO_HOST),
  questionCount: number,
  rssCount: number,
  isFollow: flag,
  askClosed: flag,
});
export type Subject = Readonly<v.InferOutput<typeof WireSubject>>;

const WireClip = v.object({ url: text, cover: text, duration: number });
/** A recording; `cover` is '' for sound. */
export type Clip = Readonly<v.InferOutput<typeof WireClip>>;
const clips = v.pipe(
  v.unknown(),
  v.transform((data) => rowsOf(WireClip, data).filter(({ url }) => url !== '')),
);
const media = { images: texts, audios: v.optional(clips), videos: v.optional(clips) };

const WireQuestion = v.object({
  fileId: text,
  subjectID: text,
  qaType: number,
  title: text,
  content: text,
  userID: number,
  userName: text,
  userIcon: text,
  publishtime: text,
  location: text,
  groupName: text,
  ...media,
  /** QuestionStatus. */
  status: number,
  answer: text,
  answerTime: text,
  answerUser: text,
  answerPics: texts,
  countPraise: number,
  answerCount: number,
  isFollow: flag,
});
/** The fields that only qaDetail sends. */
const WireProcess = v.object({ deadline: text, acceptTime: text, score: number, isOwn: flag });

export type Question = Readonly<v.InferOutput<typeof WireQuestion>>;
export type QaQuestion = Question & Readonly<v.InferOutput<typeof WireProcess>>;

const WireAnswer = v.object({
  id: text,
  userName: text,
  userIcon: text,
  content: text,
  ...media,
  created: text,
  countPraise: number,
  isOfficial: flag,
});
export type Answer = Readonly<v.InferOutput<typeof WireAnswer>>;

/** undefined for an answer without a number. */
export function readSubject(data: unknown): Subject | undefined {
  const read = v.safeParse(WireSubject, data);
  return read.success && read.output.fileId !== '' ? read.output : undefined;
}

/** undefined for an answer without a number. */
export function readQuestion(data: unknown): QaQuestion | undefined {
  const question = v.safeParse(WireQuestion, data);
  const process = v.safeParse(WireProcess, data);
  if (!question.success || !process.success || question.output.fileId === '') return undefined;
  return { ...question.output, ...process.output };
}

export const readAnswerPage = (data: unknown): Page<Answer> => ({
  items: rowsOf(WireAnswer, arrayOf(data, 'list')),
  hasMore: typeof data === 'object' && data !== null && 'hasMore' in data && data.hasMore === true,
});
