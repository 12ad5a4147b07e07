import * as v from 'valibot';
import { ID_MAX } from './fields';
import { attachmentAddress, linkAddress, optionalAddress } from './newsroomAddress';
import { normalizeText } from './normalizeText';

/* Schemas of the newsroom calls (newsroom.ts). */

/** A staff member's role on a site (decision 016). An auditor reads the audit log and has no other role (decision 161). */
export const Role = v.picklist([
  'reporter',
  'editor',
  'chief',
  'moderator',
  'department',
  'admin',
  'auditor',
]);
export type Role = v.InferOutput<typeof Role>;

/** Characters. */
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 200;

export const number = (from: number, to: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,16}$/))]),
    v.transform(Number),
    v.integer(),
    v.minValue(from),
    v.maxValue(to),
  );
export const id = number(1, ID_MAX);
export const loginNumber = number(1, Number.MAX_SAFE_INTEGER);
/** 0 = every site. */
export const siteOrAll = number(0, ID_MAX);
export const reason = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(500),
    // NUL and halves of characters are no text: the database refuses them
    v.check((text) => !/[\0\p{Surrogate}]/u.test(text)),
  ),
  '',
);
export const moment = v.string();
export const whole = v.pipe(v.number(), v.integer());
export const done = v.strictObject({ done: v.literal(true) });
/** Characters of a name as it is typed: with blanks around it, and letters that become several. */
const MAX_TYPED_NAME = 200;
/** Login name; case-insensitive. */
export const name = v.pipe(
  v.string(),
  v.maxLength(MAX_TYPED_NAME),
  v.transform((text) => normalizeText(text, 'NFKC')),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,39}$/u, 'a name has 1 to 40 letters, digits, dots, dashes'),
);
export const newPassword = v.pipe(
  v.string(),
  v.minLength(PASSWORD_MIN, `a password has at least ${PASSWORD_MIN} characters`),
  v.maxLength(PASSWORD_MAX, `a password has at most ${PASSWORD_MAX} characters`),
);
export const password = v.pipe(v.string(), v.maxLength(PASSWORD_MAX));

/** Validates and normalises a login name. */
export const StaffName = name;
export const NewPassword = newPassword;

export const StaffRole = v.strictObject({ site: whole, role: Role });
/** An office's questions that a member of staff with the role `department` answers. */
export const Department = v.strictObject({ site: whole, groupID: whole });
export const Person = v.strictObject({
  id: whole,
  name: v.string(),
  /** As articles show it; '' = not said. */
  realName: v.string(),
  roles: v.array(StaffRole),
});
export type Person = v.InferOutput<typeof Person>;

/** Duties of a member of staff, to be done before other calls answer (`LEVEL3`, decision 162). */
export const StaffDuty = v.picklist(['password', 'secondFactor']);
export type StaffDuty = v.InferOutput<typeof StaffDuty>;

export const ReviewedComment = v.strictObject({
  id: whole,
  /** KindNumber.source. */
  source: whole,
  objectID: whole,
  /** Text of the parent comment; '' = none. */
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

export const PendingBallot = v.strictObject({
  vote: whole,
  title: v.string(),
  /** Its entry in the vote's ledger. */
  no: whole,
  options: v.array(v.string()),
  /** Reason for the review. */
  reason: v.string(),
  at: moment,
});
export type PendingBallot = v.InferOutput<typeof PendingBallot>;

export const MemberLogin = v.strictObject({
  id: whole,
  device: v.string(),
  means: v.string(),
  startedAt: moment,
  seenAt: moment,
  /** The login has not ended. */
  open: v.boolean(),
});

export const NewsroomAct = v.strictObject({
  id: whole,
  at: moment,
  /** 0 = the server's own command line. */
  staffID: whole,
  name: v.string(),
  act: v.string(),
  objectKind: v.string(),
  objectID: whole,
  detail: v.unknown(),
});

/** Placement of an advert. */
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
  /** Views and clicks, counted once per person and day. */
  shown: whole,
  clicked: whole,
});

/** Input for a new advert. */
export const AdvertInput = v.strictObject({
  site: id,
  place: v.optional(AdvertPlace, 'article'),
  /** 0 = of all. */
  columnID: v.optional(number(0, ID_MAX), 0),
  articleID: v.optional(number(0, ID_MAX), 0),
  position: v.optional(number(0, 999), 0),
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  /** Picture data, base64; a call is limited to a megabyte. */
  picture: v.pipe(v.string(), v.minLength(1), v.base64()),
  /** `https://…`, or a path of this paper. */
  link: linkAddress,
  /** Site time, `2031-03-05` or `2031-03-05 18:00`; an end without a time is that whole day. */
  from: v.string(),
  until: v.string(),
});

/** State of a live: the wire's LiveStatus as words. */
export const LiveState = v.picklist(['announced', 'running', 'ended']);
export type LiveState = v.InferOutput<typeof LiveState>;

export const boundedText = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max),
    v.check((text) => !/[\0\p{Surrogate}]/u.test(text), 'this is no text'),
  );
/** An attachment of a live report; `url` is `/media/…` on this platform, or `https://…`. */
export const ReportAttachment = v.strictObject({
  type: v.picklist(['pic', 'video', 'audio']),
  url: attachmentAddress,
  cover: optionalAddress(attachmentAddress),
  /** Seconds. */
  duration: v.optional(number(0, 86_400), 0),
});
export const report = {
  title: v.optional(boundedText(100)),
  content: v.optional(boundedText(5_000)),
  /** The reporter's name as readers see it. */
  user: v.optional(boundedText(40)),
  attachments: v.optional(v.pipe(v.array(ReportAttachment), v.maxLength(9))),
  top: v.optional(v.boolean()),
};
export const oneReport = { site: id, id, report: id };

export const siteAndId = v.strictObject({ site: id, id });
export const decision = v.strictObject({ site: id, id, reason });
export const ballotKey = v.strictObject({ site: id, id, no: loginNumber });
export const actsPage = v.strictObject({ list: v.array(NewsroomAct), hasMore: v.boolean() });
export const before = v.optional(loginNumber);
