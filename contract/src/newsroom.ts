import * as v from 'valibot';
import { ID_MAX } from './fields';

/** What a person may do on a site (decision 016). */
export const Role = v.picklist(['editor', 'moderator', 'admin']);
export type Role = v.InferOutput<typeof Role>;

/** A call of the newsroom's own people: JSON both ways, a bearer token before it. No part of the wire readers' clients speak. */
export interface NewsroomCall<
  I extends v.GenericSchema = v.GenericSchema,
  O extends v.GenericSchema = v.GenericSchema,
> {
  readonly method: 'GET' | 'POST';
  /** After `/newsroom`; what stands behind a colon is a field of the input. */
  readonly path: string;
  /** Fields of path and query arrive as text. */
  readonly input: I;
  readonly output: O;
}

export const NEWSROOM = '/newsroom';
/** Characters. */
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 200;
/** Minutes. */
export const PREVIEW_MINUTES = { usual: 30, most: 24 * 60 } as const;

const call = <const I extends v.GenericSchema, const O extends v.GenericSchema>(
  method: 'GET' | 'POST',
  path: string,
  input: I,
  output: O,
): NewsroomCall<I, O> => ({ method, path, input, output });

const number = (from: number, to: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,16}$/))]),
    v.transform(Number),
    v.integer(),
    v.minValue(from),
    v.maxValue(to),
  );
const id = number(1, ID_MAX);
const loginNumber = number(1, Number.MAX_SAFE_INTEGER);
/** 0 = every site. */
const siteOrAll = number(0, ID_MAX);
const reason = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(500),
    // NUL and halves of characters are no text: the database refuses them
    v.check((text) => !/[\0\p{Surrogate}]/u.test(text)),
  ),
  '',
);
const moment = v.string();
const whole = v.pipe(v.number(), v.integer());
const done = v.strictObject({ done: v.literal(true) });
/** As one signs in; upper and lower case are the same. */
const name = v.pipe(
  v.string(),
  v.normalize('NFKC'),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,39}$/u, 'a name has 1 to 40 letters, digits, dots, dashes'),
);
const newPassword = v.pipe(
  v.string(),
  v.minLength(PASSWORD_MIN, `a password has at least ${PASSWORD_MIN} characters`),
  v.maxLength(PASSWORD_MAX, `a password has at most ${PASSWORD_MAX} characters`),
);
const password = v.pipe(v.string(), v.maxLength(PASSWORD_MAX));

/** A name as it is kept, or what is wrong with it. */
export const StaffName = name;
export const NewPassword = newPassword;

export const StaffRole = v.strictObject({ site: whole, role: Role });
export const Person = v.strictObject({ id: whole, name: v.string(), roles: v.array(StaffRole) });
export type Person = v.InferOutput<typeof Person>;

export const ReviewedComment = v.strictObject({
  id: whole,
  /** KindNumber.source. */
  source: whole,
  objectID: whole,
  /** The words it answers; '' = none. */
  parentContent: v.string(),
  memberID: whole,
  nickname: v.string(),
  content: v.string(),
  location: v.string(),
  pictures: v.array(v.string()),
  at: moment,
  official: v.boolean(),
  exposed: whole,
});
export type ReviewedComment = v.InferOutput<typeof ReviewedComment>;

export const HeldBallot = v.strictObject({
  vote: whole,
  title: v.string(),
  /** Its entry in the vote's ledger. */
  no: whole,
  options: v.array(v.string()),
  /** Why it is held. */
  reason: v.string(),
  at: moment,
});
export type HeldBallot = v.InferOutput<typeof HeldBallot>;

export const MemberLogin = v.strictObject({
  id: whole,
  device: v.string(),
  means: v.string(),
  startedAt: moment,
  seenAt: moment,
  /** It can still act. */
  open: v.boolean(),
});

export const NewsroomAct = v.strictObject({
  id: whole,
  at: moment,
  /** 0 = on the machine itself. */
  staffID: whole,
  name: v.string(),
  act: v.string(),
  objectKind: v.string(),
  objectID: whole,
  detail: v.unknown(),
});

/** Where an advert stands. */
export const AdvertPlace = v.picklist(['article', 'column', 'start']);

export const NewsroomAdvert = v.strictObject({
  id: whole,
  place: AdvertPlace,
  columnID: whole,
  articleID: whole,
  position: whole,
  title: v.string(),
  picture: v.string(),
  link: v.string(),
  from: moment,
  until: moment,
  /** Persons and days that saw it, that tapped it. */
  shown: whole,
  clicked: whole,
});

/** An advert as it is handed in. */
const GivenAdvert = v.strictObject({
  site: id,
  place: v.optional(AdvertPlace, 'article'),
  /** 0 = of all. */
  columnID: v.optional(number(0, ID_MAX), 0),
  articleID: v.optional(number(0, ID_MAX), 0),
  position: v.optional(number(0, 999), 0),
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  /** The picture itself, base64; a megabyte is all that a call may hold. */
  picture: v.pipe(v.string(), v.minLength(1), v.base64()),
  /** `https://…`, or a path of this paper. */
  link: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
  /** Site time, `2031-03-05` or `2031-03-05 18:00`; an end without a time is that whole day. */
  from: v.string(),
  until: v.string(),
});

/** Of a live; the wire's LiveStatus in words. */
export const LiveState = v.picklist(['announced', 'running', 'ended']);
export type LiveState = v.InferOutput<typeof LiveState>;

const words = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.check((text) => !/[\0\p{Surrogate}]/u.test(text), 'this is no text'),
  );
/** What a report shows: `/media/…` of this platform, or `https://…`. */
const ReportAttachment = v.strictObject({
  type: v.picklist(['pic', 'video', 'audio']),
  url: words(1_000),
  cover: v.optional(words(1_000), ''),
  /** Seconds. */
  duration: v.optional(number(0, 86_400), 0),
});
const report = {
  title: v.optional(words(100)),
  content: v.optional(words(5_000)),
  /** Who reports, as readers see him. */
  user: v.optional(words(40)),
  attachments: v.optional(v.pipe(v.array(ReportAttachment), v.maxLength(9))),
  top: v.optional(v.boolean()),
};
const oneReport = { site: id, id, report: id };

const oneComment = v.strictObject({ site: id, id });
const judged = v.strictObject({ site: id, id, reason });
const oneBallot = v.strictObject({ site: id, id, no: loginNumber });
const actsPage = v.strictObject({ list: v.array(NewsroomAct), hasMore: v.boolean() });
const before = v.optional(loginNumber);

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
      list: v.optional(v.picklist(['waiting', 'exposed', 'refused', 'removed']), 'waiting'),
      /** Of `waiting`: number of the last one that is known; of `refused`, `removed`: before it. */
      after: v.optional(id),
      before: v.optional(id),
      page: v.optional(number(0, 10_000)),
    }),
    v.strictObject({ list: v.array(ReviewedComment), hasMore: v.boolean() }),
  ),
  release: call('POST', '/sites/:site/comments/:id/release', oneComment, done),
  refuse: call('POST', '/sites/:site/comments/:id/refuse', judged, done),
  remove: call('POST', '/sites/:site/comments/:id/remove', judged, done),

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
      minutes: v.optional(number(1, PREVIEW_MINUTES.most), PREVIEW_MINUTES.usual),
    }),
    v.strictObject({ ticket: v.string(), expires: moment }),
  ),

  /** Begins a live, ends it, announces it again. */
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
  /** What is not sent stays. */
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

  /** Ballots that wait for a person's look, oldest first. */
  heldBallots: call(
    'GET',
    '/sites/:site/votes/held',
    v.strictObject({ site: id, page: v.optional(number(0, 10_000)) }),
    v.strictObject({ list: v.array(HeldBallot), hasMore: v.boolean() }),
  ),
  releaseBallot: call('POST', '/sites/:site/votes/:id/ballots/:no/release', oneBallot, done),
  refuseBallot: call(
    'POST',
    '/sites/:site/votes/:id/ballots/:no/refuse',
    v.strictObject({ ...oneBallot.entries, reason }),
    done,
  ),
  /** Reads its ledger from the first entry on and holds what is shown against it. */
  checkVote: call(
    'GET',
    '/sites/:site/votes/:id/check',
    oneComment,
    v.strictObject({
      entries: whole,
      /** That count. */
      ballots: whole,
      /** Hash of the newest entry. */
      head: v.string(),
      /** The first thing that is wrong; '' = nothing. */
      fault: v.string(),
    }),
  ),

  logins: call(
    'GET',
    '/sites/:site/members/:id/logins',
    oneComment,
    v.strictObject({ list: v.array(MemberLogin) }),
  ),
  endLogins: call(
    'POST',
    '/sites/:site/members/:id/logins/end',
    oneComment,
    v.strictObject({ ended: whole }),
  ),
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
  addAdvert: call('POST', '/sites/:site/adverts', GivenAdvert, v.strictObject({ id: whole })),
  endAdvert: call('POST', '/sites/:site/adverts/:id/end', oneComment, done),

  acts: call('GET', '/sites/:site/acts', v.strictObject({ site: id, before }), actsPage),
  /** What is of no one site: people of the newsroom and their comings. */
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
