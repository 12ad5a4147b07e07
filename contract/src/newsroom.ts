import * as v from 'valibot';
import { ID_MAX } from './fields';
import * as activities from './newsroomActivities';
import {
  CircleChange,
  CircleInput,
  NewsroomCircle,
  NoticeInput,
  PostReviewList,
  ReviewedPost,
} from './newsroomCircles';
import { AccountChange, DynamicChange, DynamicInput, LeaderChange } from './newsroomPeople';
import {
  DepartmentChange,
  NewsroomQuestion,
  QuestionAcceptance,
  QuestionAnswer,
  QuestionRefusal,
  QuestionsPage,
} from './newsroomQuestions';
import {
  AdvertInput,
  actsPage,
  ballotKey,
  before,
  decision,
  done,
  id,
  LiveState,
  loginNumber,
  MemberLogin,
  moment,
  NewsroomAdvert,
  name,
  newPassword,
  number,
  oneReport,
  PendingBallot,
  Person,
  password,
  ReviewedComment,
  Role,
  reason,
  report,
  siteAndId,
  siteOrAll,
  whole,
} from './newsroomShapes';
import {
  Cancellation,
  HandOut,
  NewProduct,
  NewsroomRedemption,
  PointsRuleChange,
  ProductChange,
  RedemptionRequest,
  ShownPointsRule,
  StockedProduct,
} from './newsroomShop';
import {
  CallInput,
  ContributionQuery,
  ContributionReview,
  CourseInput,
  CsvText,
  FeedbackQuery,
  NewsroomContribution,
  NewsroomFeedback,
  NewsroomTipoff,
  TellingExport,
  TipoffQuery,
  TipoffReply,
} from './newsroomTelling';
import {
  ShortVideoChange,
  ShortVideoInput,
  ShortVideoSettings,
  VideoInput,
  VideoJob,
} from './newsroomVideos';
import { CsvPage, NewsroomVote, VoteInput } from './newsroomVotes';

/** A call of newsroom staff: JSON both ways, with a bearer token. Not part of the readers' wire. */
export interface NewsroomCall<
  I extends v.GenericSchema = v.GenericSchema,
  O extends v.GenericSchema = v.GenericSchema,
> {
  readonly method: 'GET' | 'POST';
  /** Path after `/newsroom`; `:name` is a field of the input. */
  readonly path: string;
  /** Fields of path and query arrive as text. */
  readonly input: I;
  readonly output: O;
}

export const NEWSROOM = '/newsroom';
/** Minutes. */
export const PREVIEW_MINUTES = { usual: 30, max: 24 * 60 } as const;

const call = <const I extends v.GenericSchema, const O extends v.GenericSchema>(
  method: 'GET' | 'POST',
  path: string,
  input: I,
  output: O,
): NewsroomCall<I, O> => ({ method, path, input, output });

/** Every call of the newsroom. */
export const newsroom = {
  signIn: call(
    'POST',
    '/login',
    v.strictObject({ name, password }),
    v.strictObject({ token: v.string(), expires: moment, person: Person }),
  ),
  signOut: call('POST', '/logout', v.strictObject({}), done),
  me: call('GET', '/me', v.strictObject({}), Person),
  changePassword: call('POST', '/password', v.strictObject({ old: password, password: newPassword }), done),

  comments: call(
    'GET',
    '/sites/:site/comments',
    v.strictObject({
      site: id,
      list: v.optional(v.picklist(['pending', 'exposed', 'rejected', 'removed']), 'pending'),
      /** Number of the last known comment: `after` it for `pending`, `before` it for `rejected` and `removed`. */
      after: v.optional(id),
      before: v.optional(id),
      page: v.optional(number(0, 10_000)),
    }),
    v.strictObject({ list: v.array(ReviewedComment), hasMore: v.boolean() }),
  ),
  approve: call('POST', '/sites/:site/comments/:id/approve', siteAndId, done),
  reject: call('POST', '/sites/:site/comments/:id/reject', decision, done),
  remove: call('POST', '/sites/:site/comments/:id/remove', decision, done),
  /** Marks a comment as official (H1); `xyID` 0: under the member's own name. */
  official: call(
    'POST',
    '/sites/:site/comments/:id/official',
    v.strictObject({ site: id, id, official: v.boolean(), xyID: v.optional(number(0, ID_MAX), 0) }),
    done,
  ),

  closeDiscussion: call(
    'POST',
    '/sites/:site/articles/:id/discussion',
    v.strictObject({ site: id, id, closed: v.boolean() }),
    done,
  ),
  preview: call(
    'POST',
    '/sites/:site/articles/:id/preview',
    v.strictObject({
      site: id,
      id,
      minutes: v.optional(number(1, PREVIEW_MINUTES.max), PREVIEW_MINUTES.usual),
    }),
    v.strictObject({ ticket: v.string(), expires: moment }),
  ),

  /** Sets a live to running, ended or announced. */
  liveStatus: call(
    'POST',
    '/sites/:site/lives/:id/status',
    v.strictObject({ site: id, id, status: LiveState }),
    done,
  ),
  addReport: call(
    'POST',
    '/sites/:site/lives/:id/reports',
    v.strictObject({ site: id, id, ...report }),
    v.strictObject({ id: whole }),
  ),
  /** Fields that are left out keep their value. */
  changeReport: call(
    'POST',
    '/sites/:site/lives/:id/reports/:report',
    v.strictObject({ ...oneReport, ...report }),
    done,
  ),
  removeReport: call(
    'POST',
    '/sites/:site/lives/:id/reports/:report/remove',
    v.strictObject({ ...oneReport, reason }),
    done,
  ),

  /** Pending ballots, oldest first. */
  pendingBallots: call(
    'GET',
    '/sites/:site/votes/pending',
    v.strictObject({ site: id, page: v.optional(number(0, 10_000)) }),
    v.strictObject({ list: v.array(PendingBallot), hasMore: v.boolean() }),
  ),
  approveBallot: call('POST', '/sites/:site/votes/:id/ballots/:no/approve', ballotKey, done),
  rejectBallot: call(
    'POST',
    '/sites/:site/votes/:id/ballots/:no/reject',
    v.strictObject({ ...ballotKey.entries, reason }),
    done,
  ),
  /** Verifies the vote's ledger and compares it with the shown counts. */
  checkVote: call(
    'GET',
    '/sites/:site/votes/:id/check',
    siteAndId,
    v.strictObject({
      entries: whole,
      /** Counted ballots. */
      ballots: whole,
      /** Hash of the newest entry. */
      head: v.string(),
      /** First inconsistency; '' = none. */
      fault: v.string(),
    }),
  ),

  /** The newest first. */
  votes: call(
    'GET',
    '/sites/:site/votes',
    v.strictObject({ site: id, page: v.optional(number(0, 10_000)) }),
    v.strictObject({ list: v.array(NewsroomVote), hasMore: v.boolean() }),
  ),
  /** Makes or changes the vote of an activity. An option with ballots keeps its name and place. */
  saveVote: call('POST', '/sites/:site/activities/:id/vote', VoteInput, v.strictObject({ id: whole })),
  /** The vote of an activity begins now. */
  openVote: call('POST', '/sites/:site/votes/:id/open', siteAndId, done),
  /** The vote of an activity ends now. */
  endVote: call('POST', '/sites/:site/votes/:id/end', siteAndId, done),
  /** Asks for a captcha from the second ballot of an address on, or no longer; a vote inside an article. */
  setVoteCode: call(
    'POST',
    '/sites/:site/votes/:id/code',
    v.strictObject({ ...siteAndId.entries, fromSecond: v.boolean() }),
    done,
  ),
  exportVote: call('GET', '/sites/:site/votes/:id/export', siteAndId, CsvPage),
  /** Ballots with their voters' answers, `after` an entry of the ledger. */
  exportBallots: call(
    'GET',
    '/sites/:site/votes/:id/ballots/export',
    v.strictObject({ site: id, id, after: v.optional(loginNumber) }),
    CsvPage,
  ),

  logins: call(
    'GET',
    '/sites/:site/members/:id/logins',
    siteAndId,
    v.strictObject({ list: v.array(MemberLogin) }),
  ),
  endLogins: call('POST', '/sites/:site/members/:id/logins/end', siteAndId, v.strictObject({ ended: whole })),
  endLogin: call(
    'POST',
    '/sites/:site/members/:id/logins/:login/end',
    v.strictObject({ site: id, id, login: loginNumber }),
    done,
  ),

  adverts: call(
    'GET',
    '/sites/:site/adverts',
    v.strictObject({ site: id }),
    v.strictObject({ list: v.array(NewsroomAdvert) }),
  ),
  addAdvert: call('POST', '/sites/:site/adverts', AdvertInput, v.strictObject({ id: whole })),
  endAdvert: call('POST', '/sites/:site/adverts/:id/end', siteAndId, done),

  addDynamic: call('POST', '/sites/:site/dynamics', DynamicInput, v.strictObject({ id: whole })),
  changeDynamic: call('POST', '/sites/:site/dynamics/:id', DynamicChange, done),
  /** Closing an account or forbidding it hides its articles' card, its questions and its dynamics (F26). */
  changeAccount: call('POST', '/sites/:site/accounts/:id', AccountChange, done),
  changeLeader: call('POST', '/sites/:site/leaders/:id', LeaderChange, done),

  questions: call(
    'GET',
    '/sites/:site/questions',
    QuestionsPage,
    v.strictObject({ list: v.array(NewsroomQuestion), hasMore: v.boolean() }),
  ),
  acceptQuestion: call('POST', '/sites/:site/questions/:id/accept', QuestionAcceptance, done),
  answerQuestion: call('POST', '/sites/:site/questions/:id/answer', QuestionAnswer, done),
  refuseQuestion: call('POST', '/sites/:site/questions/:id/refuse', QuestionRefusal, done),
  /** Makes a member of staff answer for an office, or no longer; the role `department` is given by setRole. */
  setDepartment: call('POST', '/sites/:site/staff/:id/department', DepartmentChange, done),

  circles: call(
    'GET',
    '/sites/:site/circles',
    v.strictObject({ site: id }),
    v.strictObject({ list: v.array(NewsroomCircle) }),
  ),
  addCircle: call('POST', '/sites/:site/circles', CircleInput, v.strictObject({ id: whole })),
  changeCircle: call('POST', '/sites/:site/circles/:id', CircleChange, done),
  addCircleNotice: call(
    'POST',
    '/sites/:site/circles/:id/notices',
    NoticeInput,
    v.strictObject({ id: whole }),
  ),
  posts: call(
    'GET',
    '/sites/:site/posts',
    v.strictObject({
      site: id,
      list: v.optional(PostReviewList, 'pending'),
      /** Number of the last known post: `after` it for `pending`, `before` it for the others. */
      after: v.optional(id),
      before: v.optional(id),
    }),
    v.strictObject({ list: v.array(ReviewedPost), hasMore: v.boolean() }),
  ),
  approvePost: call('POST', '/sites/:site/posts/:id/approve', siteAndId, done),
  rejectPost: call('POST', '/sites/:site/posts/:id/reject', decision, done),
  removePost: call('POST', '/sites/:site/posts/:id/remove', decision, done),
  pinPost: call(
    'POST',
    '/sites/:site/posts/:id/pin',
    v.strictObject({ site: id, id, pinned: v.boolean() }),
    done,
  ),

  /** Tip-offs with their tellers' contacts, newest first; looking at them is recorded. */
  tipoffs: call(
    'GET',
    '/sites/:site/tipoffs',
    TipoffQuery,
    v.strictObject({ list: v.array(NewsroomTipoff), hasMore: v.boolean() }),
  ),
  answerTipoff: call('POST', '/sites/:site/tipoffs/:id', TipoffReply, done),
  feedback: call(
    'GET',
    '/sites/:site/feedback',
    FeedbackQuery,
    v.strictObject({ list: v.array(NewsroomFeedback), hasMore: v.boolean() }),
  ),
  contributions: call(
    'GET',
    '/sites/:site/contributions',
    ContributionQuery,
    v.strictObject({ list: v.array(NewsroomContribution), hasMore: v.boolean() }),
  ),
  reviewContribution: call('POST', '/sites/:site/contributions/:id/review', ContributionReview, done),
  saveCall: call('POST', '/sites/:site/calls', CallInput, v.strictObject({ id: whole })),
  saveCourse: call('POST', '/sites/:site/courses', CourseInput, v.strictObject({ id: whole })),
  exportTelling: call('GET', '/sites/:site/telling/:kind', TellingExport, CsvText),

  addActivity: call(
    'POST',
    '/sites/:site/activities',
    activities.ActivityInput,
    v.strictObject({ id: whole }),
  ),
  changeActivity: call('POST', '/sites/:site/activities/:id', activities.ActivityChange, done),
  /** Registrations, oldest first. */
  registrations: call(
    'GET',
    '/sites/:site/activities/:id/registrations',
    activities.RegistrationsInput,
    activities.RegistrationsPage,
  ),
  /** All registrations as a table for spreadsheets; `csv` begins with a byte order mark. */
  exportRegistrations: call(
    'GET',
    '/sites/:site/activities/:id/registrations.csv',
    siteAndId,
    v.strictObject({ name: v.string(), csv: v.string() }),
  ),
  approveRegistration: call(
    'POST',
    '/sites/:site/activities/:id/registrations/:registration/approve',
    activities.registrationKey,
    done,
  ),
  /** The rejected registration's place is free again. */
  rejectRegistration: call(
    'POST',
    '/sites/:site/activities/:id/registrations/:registration/reject',
    activities.registrationDecision,
    done,
  ),
  writeOff: call(
    'POST',
    '/sites/:site/activities/:id/writeoff',
    activities.WriteOffInput,
    activities.WrittenOff,
  ),
  /** Lets a member write registrations of the activity off, or no longer. */
  setChecker: call('POST', '/sites/:site/activities/:id/checkers', activities.CheckerInput, done),
  /** Regions that forms of the site offer. */
  regions: call('GET', '/sites/:site/regions', v.strictObject({ site: id }), activities.Regions),
  setRegions: call('POST', '/sites/:site/regions', activities.RegionsInput, done),

  products: call(
    'GET',
    '/sites/:site/products',
    v.strictObject({ site: id }),
    v.strictObject({ list: v.array(StockedProduct) }),
  ),
  addProduct: call('POST', '/sites/:site/products', NewProduct, v.strictObject({ id: whole })),
  changeProduct: call('POST', '/sites/:site/products/:id', ProductChange, done),
  redemptions: call(
    'GET',
    '/sites/:site/redemptions',
    RedemptionRequest,
    v.strictObject({ list: v.array(NewsroomRedemption), hasMore: v.boolean() }),
  ),
  /** All redemptions as a table for spreadsheets; `csv` begins with a byte order mark. */
  exportRedemptions: call(
    'GET',
    '/sites/:site/redemptions.csv',
    v.strictObject({ site: id, product: v.optional(number(0, ID_MAX), 0) }),
    v.strictObject({ name: v.string(), csv: v.string() }),
  ),
  /** Hands a prize out, once; a second time the answer says when it was. */
  handOut: call(
    'POST',
    '/sites/:site/redemptions/hand-out',
    HandOut,
    v.strictObject({ id: whole, title: v.string(), memberID: whole }),
  ),
  /** Gives stock and points back. */
  cancelRedemption: call('POST', '/sites/:site/redemptions/cancel', Cancellation, done),
  pointsRules: call(
    'GET',
    '/sites/:site/points',
    v.strictObject({ site: id }),
    v.strictObject({ list: v.array(ShownPointsRule) }),
  ),
  setPointsRule: call('POST', '/sites/:site/points', PointsRuleChange, done),

  acts: call('GET', '/sites/:site/acts', v.strictObject({ site: id, before }), actsPage),
  /** Acts that belong to no site: staff accounts and their logins. */
  ownActs: call('GET', '/acts', v.strictObject({ before }), actsPage),

  /** Cuts a stored video into a stream of two qualities; `videos` tells how far it is. */
  cutVideo: call('POST', '/sites/:site/videos', VideoInput, v.strictObject({ id: whole })),
  videos: call(
    'GET',
    '/sites/:site/videos',
    v.strictObject({ site: id }),
    v.strictObject({ list: v.array(VideoJob) }),
  ),
  addShortVideo: call('POST', '/sites/:site/short-videos', ShortVideoInput, v.strictObject({ id: whole })),
  changeShortVideo: call('POST', '/sites/:site/short-videos/:id', ShortVideoChange, done),
  setShortVideos: call('POST', '/sites/:site/short-video-settings', ShortVideoSettings, done),

  staff: call(
    'GET',
    '/staff',
    v.strictObject({}),
    v.strictObject({ list: v.array(v.strictObject({ ...Person.entries, closed: v.boolean() })) }),
  ),
  addStaff: call(
    'POST',
    '/staff',
    v.strictObject({ name, password: newPassword, site: siteOrAll, role: Role }),
    v.strictObject({ id: whole }),
  ),
  setRole: call(
    'POST',
    '/staff/:id/role',
    v.strictObject({ id, site: siteOrAll, role: Role, has: v.boolean() }),
    done,
  ),
  resetPassword: call('POST', '/staff/:id/password', v.strictObject({ id, password: newPassword }), done),
  closeStaff: call('POST', '/staff/:id/close', v.strictObject({ id }), done),
} as const;
