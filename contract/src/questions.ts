import * as v from 'valibot';
import { callerClaims, code, content, id, integer, paging, text, texts } from './fields';
import { read, write } from './operation';
import { QaType } from './questionCodes';
import { bit, bool, Done, date, int, listOf, str, strs } from './wireValues';

/** Wire S26: a topic one may ask about. */
export const Subject = v.object({
  fileId: int,
  title: str,
  content: str,
  picBig: str,
  publishtime: date,
  host: v.object({ userID: int, userName: str, userIcon: str, duty: str }),
  questionCount: int,
  rssCount: int,
  isFollow: bit,
  discussClosed: int,
  askClosed: int,
});
export type Subject = v.InferOutput<typeof Subject>;

export const AudioClip = v.object({ url: str, duration: int });
export const VideoClip = v.object({ url: str, cover: str, duration: int });

const asker = { userID: int, userName: str, userIcon: str };
const media = { images: strs, audios: v.array(AudioClip), videos: v.array(VideoClip) };

export const Question = v.object({
  fileId: int,
  subjectID: int,
  /** QaType. */
  qaType: int,
  qaConfig: v.object({ anonymous: bit, showAnswerTime: bit, canDiscuss: bit }),
  title: str,
  content: str,
  ...asker,
  publishtime: date,
  location: str,
  groupName: str,
  ...media,
  /** QuestionStatus. */
  status: int,
  answer: str,
  answerTime: date,
  answerUser: str,
  answerPics: strs,
  countPraise: int,
  countDiscuss: int,
  answerCount: int,
  isOfficial: int,
  shareUrl: str,
});
export type Question = v.InferOutput<typeof Question>;

/** (ours) The caller follows it. */
const follow = { isFollow: bit };
export const FollowableQuestion = v.object({ ...Question.entries, ...follow });

export const QaQuestion = v.object({
  ...Question.entries,
  /** (ours) Time by which an answer is due; "" for a topic's question. */
  deadline: date,
  /** (ours) "" where unknown. */
  acceptTime: date,
  /** (ours) The asker's rating, 1–5; 0 = none. */
  score: int,
  /** (ours) The caller asked it. */
  isOwn: bit,
  ...follow,
});
export type QaQuestion = v.InferOutput<typeof QaQuestion>;

export const Answer = v.object({
  id: int,
  questionID: int,
  ...asker,
  content: str,
  ...media,
  created: date,
  countPraise: int,
  isOfficial: int,
});
export type Answer = v.InferOutput<typeof Answer>;

export const getSubject = read({
  name: 'getSubject',
  row: 'g32',
  ownRows: true,
  absent: 'missing',
  input: v.object({ id: id(), ...callerClaims }),
  output: Subject,
});

/** @param xyId (ours) an account's questions; without it only those of topics and leaders. */
export const questionList = read({
  name: 'questionList',
  row: 'g33',
  ownRows: true,
  spellings: { xyId: ['xyID'] },
  input: v.object({ id: id(0), leaderID: id(0), xyId: id(0), ...paging, ...callerClaims }),
  output: listOf(Question),
});

export const questionListHot = read({
  name: 'questionListHot',
  row: 'g34',
  input: v.object({ id: id(0), ...paging }),
  output: listOf(Question),
});

export const questionDetail = read({
  name: 'questionDetail',
  row: 'g35',
  ownRows: true,
  absent: 'missing',
  spellings: { fileId: ['id'] },
  input: v.object({ fileId: id(), ...callerClaims }),
  output: FollowableQuestion,
});

export const qaDetail = read({
  name: 'qaDetail',
  row: 'g36',
  ownRows: true,
  absent: 'missing',
  spellings: { fileId: ['id'] },
  input: v.object({ fileId: id(), ...callerClaims }),
  output: QaQuestion,
});

export const answerList = read({
  name: 'answerList',
  path: '/question/answerList',
  row: 'g27',
  input: v.object({ id: id(), ...paging }),
  output: v.object({ list: v.array(Answer), totalCount: int, hasMore: bool }),
});

/**
 * @param groupID office asked: a category of leaders @param leaderID (ours) leader asked
 * @param images addresses of the caller's own uploads; others are left out
 */
export const askQuestion = write({
  name: 'askQuestion',
  path: '/question/ask',
  row: 'n3',
  recorded: { as: 'question', object: 'groupID', made: 'fileId' },
  input: v.object({
    subjectID: id(0),
    groupID: id(0),
    leaderID: id(0),
    qaType: code(QaType, QaType.topic),
    title: text('', 200),
    content: content(),
    images: texts(),
    audios: texts(),
    videos: texts(),
    location: text(''),
    ...callerClaims,
  }),
  output: Question,
});

/** Deletes the caller's own question; one with an answer stays without name, place and files (K15). */
export const deleteQuestion = write({
  name: 'deleteQuestion',
  path: '/question/delete',
  row: 'n26',
  input: v.object({ id: id(), ...callerClaims }),
  output: v.object({ isKept: bit }),
});

export const rateAnswer = write({
  name: 'rateAnswer',
  path: '/question/rate',
  row: 'n14',
  recorded: { as: 'question', object: 'id' },
  input: v.object({ id: id(), score: v.pipe(integer(), v.minValue(1), v.maxValue(5)), content: content() }),
  output: Done,
});
