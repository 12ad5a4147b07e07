import * as v from 'valibot';
import { CONTENT_MAX, ID_MAX } from './fields';
import { MAX_CONTRIBUTION_TITLE, MAX_TIPOFF_CONTENT } from './limits';
import { paperAddress } from './newsroomAddress';
import { call } from './newsroomCall';
import { boundedText, done, id, moment, number, whole } from './newsroomShapes';

/* Calls of the newsroom about tip-offs, feedback, contributions, calls for articles and courses. */

const page = v.optional(number(0, 10_000));
const media = {
  pictures: v.array(v.string()),
  videos: v.array(v.string()),
  audios: v.array(v.string()),
};

/** TipoffStatus as words. */
export const TipoffState = v.picklist(['received', 'checking', 'answered', 'closed']);
export const TipoffQuery = v.strictObject({ site: id, state: v.optional(TipoffState), page });
/** A tip-off with its teller's contact: for the newsroom alone. */
export const NewsroomTipoff = v.strictObject({
  id: whole,
  at: moment,
  state: TipoffState,
  /** 0 = told without a login. */
  memberID: whole,
  userName: v.string(),
  contact: v.string(),
  title: v.string(),
  content: v.string(),
  location: v.string(),
  ...media,
  answer: v.string(),
  shown: v.boolean(),
});
/** A field that is not sent stays. */
export const TipoffReply = v.strictObject({
  site: id,
  id,
  state: TipoffState,
  answer: v.optional(boundedText(MAX_TIPOFF_CONTENT)),
  /** Readers who have its address may read it, without name, contact and place. */
  shown: v.optional(v.boolean()),
});

export const NewsroomFeedback = v.strictObject({
  id: whole,
  at: moment,
  memberID: whole,
  userName: v.string(),
  content: v.string(),
  pictures: v.array(v.string()),
});
export const FeedbackQuery = v.strictObject({ site: id, page });

/** ContributionStatus as words. */
export const ContributionState = v.picklist(['pending', 'passed', 'notPassed']);
export const ContributionQuery = v.strictObject({
  site: id,
  state: v.optional(ContributionState),
  /** A call for articles; 0 = of all. */
  call: v.optional(number(0, ID_MAX), 0),
  page,
});
export const NewsroomContribution = v.strictObject({
  id: whole,
  at: moment,
  call: whole,
  state: ContributionState,
  reason: v.string(),
  memberID: whole,
  nickname: v.string(),
  title: v.string(),
  content: v.string(),
  ...media,
});
export const ContributionReview = v.pipe(
  v.strictObject({ site: id, id, passed: v.boolean(), reason: v.optional(boundedText(500), '') }),
  v.check(({ passed, reason }) => passed || reason.trim() !== '', 'a rejected contribution needs a reason'),
);

export const CallInput = v.strictObject({
  site: id,
  /** Of a call that is changed; without it a new one is made. */
  id: v.optional(id),
  title: v.pipe(boundedText(MAX_CONTRIBUTION_TITLE), v.minLength(1)),
  /** HTML. */
  content: v.pipe(boundedText(CONTENT_MAX), v.minLength(1)),
  /** Base64; without it a changed call keeps its picture. */
  picture: v.optional(v.pipe(v.string(), v.base64())),
  /** Site time, `2031-03-05` or `2031-03-05 18:00`; an end without a time is that whole day. */
  from: v.string(),
  until: v.string(),
});

const CoursePart = v.strictObject({
  /** Of a part that is changed: readers' progress stays with the number. */
  id: number(1, ID_MAX),
  title: v.pipe(boundedText(100), v.minLength(1)),
  type: v.picklist(['video', 'audio', 'article']),
  /** `/media/…` or a page of this paper, or `https://…`. */
  url: paperAddress,
  /** Poster of a video. */
  cover: v.optional(paperAddress),
  /** Seconds; 0 for a text. */
  duration: v.optional(number(0, 86_400), 0),
});
export const CourseInput = v.strictObject({
  site: id,
  /** Of a course that is changed; without it a new one is made. */
  id: v.optional(id),
  title: v.pipe(boundedText(100), v.minLength(1)),
  parts: v.pipe(
    v.array(CoursePart),
    v.minLength(1),
    v.maxLength(100),
    v.check(
      (parts) => new Set(parts.map((part) => part.id)).size === parts.length,
      'each part has its own id',
    ),
  ),
});

export const TellingExport = v.strictObject({
  site: id,
  kind: v.picklist(['tipoffs', 'contributions', 'feedback']),
});
/** A table for spreadsheets. */
export const CsvText = v.strictObject({ csv: v.string() });

export const tellingCalls = {
  tipoffs: call(
    'GET',
    '/sites/:site/tipoffs',
    TipoffQuery,
    v.strictObject({ list: v.array(NewsroomTipoff), hasMore: v.boolean() }),
    { about: "Lists tip-offs with their tellers' contacts, newest first; it is recorded." },
  ),
  answerTipoff: call('POST', '/sites/:site/tipoffs/:id', TipoffReply, done, {
    about: 'Answers a tip-off; a shown one is read by everybody who has its address.',
  }),
  feedback: call(
    'GET',
    '/sites/:site/feedback',
    FeedbackQuery,
    v.strictObject({ list: v.array(NewsroomFeedback), hasMore: v.boolean() }),
    { about: 'Lists feedback.' },
  ),
  contributions: call(
    'GET',
    '/sites/:site/contributions',
    ContributionQuery,
    v.strictObject({ list: v.array(NewsroomContribution), hasMore: v.boolean() }),
    { about: 'Lists contributions.' },
  ),
  reviewContribution: call('POST', '/sites/:site/contributions/:id/review', ContributionReview, done, {
    about: 'Passes a contribution, or rejects it with a reason.',
  }),
  saveCall: call('POST', '/sites/:site/calls', CallInput, v.strictObject({ id: whole }), {
    about: 'Makes or changes a call for articles.',
  }),
  saveCourse: call('POST', '/sites/:site/courses', CourseInput, v.strictObject({ id: whole }), {
    about: 'Makes or changes a course.',
  }),
  exportTelling: call('GET', '/sites/:site/telling/:kind', TellingExport, CsvText, {
    about: 'Tip-offs, contributions or feedback as a table for spreadsheets.',
  }),
} as const;
