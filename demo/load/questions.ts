import { QaType, QuestionStatus } from '@contract/questionCodes';
import type { Question, Subject } from '@contract/questions';
import type { Queries } from '@platform/db/connection';
import type { AnswerDocument } from '@platform/questions/answers.store';
import { BASE_PATH_PLACEHOLDER, ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { wireDate } from '@platform/wire/wireDate';
import { accounts } from '../accounts';
import { leaders } from '../people';
import type { DemoAnswer, DemoQuestion } from '../questionShapes';
import { questions, subjects } from '../questions';
import { regionOf } from '../readers';
import type { DemoMedia } from './media';
import { momentOf } from './moments';
import { addressesOf, LEADER_OFFSET, numberIn, videosOf, whole } from './resources';
import { put } from './rows';

/** Numbers of readers' answers; the official answer has its question's number. */
const READER_ANSWERS = 10_000;
const ANSWERS_EACH = 100;

export async function loadQuestions(db: Queries, site: number, media: DemoMedia, now: number): Promise<void> {
  for (const [index, one] of subjects.entries()) {
    const doc: Subject = {
      fileId: index + 1,
      title: one.title,
      content: one.content,
      picBig: whole((await media.picture(one.picture)).url),
      publishtime: wireDate(momentOf(now, one.daysAgo, '09:00')),
      host: {
        userID: 0,
        userName: one.host.name,
        userIcon: whole((await media.picture(one.host.portrait)).url),
        duty: one.host.duty,
      },
      questionCount: questions.filter(({ subject }) => subject === one.key).length,
      rssCount: one.rssCount,
      isFollow: 0,
      discussClosed: 0,
      askClosed: one.askClosed ? 1 : 0,
    };
    await put(db, 'subjects', { site_id: site, id: index + 1, doc });
  }
  for (const [index, one] of questions.entries()) {
    const doc = await questionDocument(one, index + 1, media, now);
    await put(db, 'questions', {
      site_id: site,
      id: doc.fileId,
      subject_id: doc.subjectID,
      leader_id: one.leader ? LEADER_OFFSET + numberIn(leaders, one.leader) : 0,
      account_id: numberIn(accounts, one.account),
      published_at: momentOf(now, one.daysAgo, one.time),
      praise: one.countPraise,
      doc,
    });
    if (one.state === 'answered') await loadAnswers(db, site, media, now, { one, doc });
  }
}

async function questionDocument(
  one: DemoQuestion,
  id: number,
  media: DemoMedia,
  now: number,
): Promise<Question> {
  const subjectID = numberIn(subjects, one.subject);
  return {
    fileId: id,
    subjectID,
    qaType: one.leader ? QaType.government : QaType.topic,
    qaConfig: { anonymous: one.user === '' ? 1 : 0, showAnswerTime: 1, canDiscuss: 1 },
    title: one.title,
    content: one.content,
    userID: 0,
    userName: one.user,
    userIcon: '',
    publishtime: wireDate(momentOf(now, one.daysAgo, one.time)),
    location: regionOf(one.user),
    groupName: one.groupName,
    images: await addressesOf(one.pictures, media),
    audios: [],
    videos: [],
    status: QuestionStatus[one.state],
    answer: one.answer ?? '',
    answerTime: one.answer ? wireDate(answerMoment(one, one.answeredAfterDays, now)) : '',
    answerUser: one.answerUser ?? '',
    answerPics: await addressesOf(one.answerPictures, media),
    countPraise: one.countPraise,
    countDiscuss: 0,
    // counted when it is read
    answerCount: 0,
    isOfficial: one.answer ? 1 : 0,
    shareUrl: `${ORIGIN_PLACEHOLDER}${BASE_PATH_PLACEHOLDER}/qaDetail/${id}.html`,
  };
}

const answerMoment = ({ daysAgo }: DemoQuestion, afterDays = 1, now: number) =>
  momentOf(now, Math.max(0, daysAgo - afterDays), '16:20');

/** The official answer and those of readers, each as a row of the question's list. */
async function loadAnswers(
  db: Queries,
  site: number,
  media: DemoMedia,
  now: number,
  { one, doc }: { one: DemoQuestion; doc: Question },
): Promise<void> {
  const row = { site_id: site, question_id: doc.fileId };
  // an office has no portrait, its people have
  const people = [...leaders, ...subjects.map(({ host }) => host)];
  const picture =
    accounts.find(({ key }) => key === one.account)?.icon ??
    people.find(({ name }) => name === doc.answerUser)?.portrait;
  const official: AnswerDocument = {
    userID: 0,
    userName: doc.answerUser,
    userIcon: picture ? whole((await media.picture(picture)).url) : '',
    content: doc.answer,
    images: doc.answerPics,
    audios: [],
    videos: [],
    created: doc.answerTime,
    isOfficial: 1,
  };
  const created_at = answerMoment(one, one.answeredAfterDays, now);
  await put(db, 'answers', { ...row, id: doc.fileId, created_at, praise: 0, doc: official });
  for (const [index, answer] of (one.readerAnswers ?? []).entries()) {
    const at = answerMoment(one, answer.afterDays, now);
    const id = READER_ANSWERS + doc.fileId * ANSWERS_EACH + index + 1;
    const text = await readerAnswer(answer, media, at);
    await put(db, 'answers', { ...row, id, created_at: at, praise: answer.praise, doc: text });
  }
}

const readerAnswer = async (one: DemoAnswer, media: DemoMedia, at: Date): Promise<AnswerDocument> => ({
  userID: 0,
  userName: one.user,
  userIcon: '',
  content: one.content,
  images: await addressesOf(one.pictures, media),
  audios: [],
  videos: (await videosOf(one.clip, media)).map(({ videoUrl, imageUrl, duration }) => ({
    url: videoUrl,
    cover: imageUrl,
    duration,
  })),
  created: wireDate(at),
  isOfficial: 0,
});
