import * as v from 'valibot';
import { ID_MAX } from './fields';
import { AccountChange, DynamicChange, DynamicInput, LeaderChange } from './newsroomPeople';
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

  acts: call('GET', '/sites/:site/acts', v.strictObject({ site: id, before }), actsPage),
  /** Acts that belong to no site: staff accounts and their logins. */
  ownActs: call('GET', '/acts', v.strictObject({ before }), actsPage),

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
