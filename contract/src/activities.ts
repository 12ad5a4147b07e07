import * as v from 'valibot';
import { ALL } from './codes';
import { ImageGroup } from './content';
import { callerClaims, id, integer, paging, text } from './fields';
import { read, write } from './operation';
import { Entry, formText, SignField } from './signForm';
import { VoteInfo } from './voteShapes';
import { bit, bool, date, int, listOf, ms, str, strs } from './wireValues';

/** Wire S11: an activity in a list. */
export const ActivityRow = v.object({
  articleID: str,
  fileId: str,
  version: ms,
  title: str,
  publishtime: date,
  startTime: date,
  endTime: date,
  startSignTime: date,
  endSignTime: date,
  abstract: str,
  organizer: str,
  participatorNum: int,
  countClick: int,
  countPraise: int,
  countDiscuss: int,
  countShare: int,
  imageUrl: str,
  /** An address. */
  attachments: str,
  /** Address of its activityDetail. */
  theContentUrl: str,
  entryType: int,
  statusEntry: int,
  type: int,
  linkUrl: str,
  locationType: int,
  location: str,
});
export type ActivityRow = v.InferOutput<typeof ActivityRow>;

/** Wire S12. */
export const Activity = v.object({
  fileId: str,
  version: ms,
  title: str,
  attAbstract: str,
  content: str,
  images: v.optional(v.array(ImageGroup)),
  startTime: date,
  endTime: date,
  startSignTime: date,
  endSignTime: date,
  publishtime: date,
  author: str,
  organizer: str,
  /** The place. */
  position: str,
  locationType: str,
  discussClosed: int,
  statusEntry: int,
  /** ActivityState. */
  activityStatus: int,
  /** EntryState. */
  ac_entryStatus: str,
  participatorNum: int,
  /** The quota. */
  targetNum: str,
  picBig: str,
  picMiddle: str,
  picSmall: str,
  imageUrl: str,
  attachments: str,
  topPic: strs,
  linkUrl: str,
  signup: int,
  signForm: v.array(SignField),
  costType: int,
  participationType: int,
  limitShop: int,
  cost: int,
  deposit: int,
  wxPay: int,
  alipay: int,
  activityOpt: int,
  linkattr: int,
  score: int,
  countPraise: int,
  countClick: int,
  countDiscuss: int,
  voteInfo: v.optional(VoteInfo),
  verifyUrl: str,
  /** Ours, as the next two, where members may wait for a place of the full activity. */
  waitingList: v.optional(bit),
  waitingNum: v.optional(int),
  /** The caller's place on the waiting list; 0 = not on it. */
  waitingPlace: v.optional(int),
});
export type Activity = v.InferOutput<typeof Activity>;

/** Answer of the activity operations: success, and a reason otherwise. */
const PublicCounts = { success: bool, message: str };
const signUp = {
  fileId: id(),
  ...callerClaims,
  userName: text(''),
  phone: text('', 40),
  signForm: formText(),
  imgUrl: text('', 2_000),
};

export const activityList = read({
  name: 'activityList',
  row: 'g6',
  input: v.object({ catID: id(ALL), ...paging }),
  output: listOf(ActivityRow),
});

export const activityDetail = read({
  name: 'activityDetail',
  row: 'g19',
  absent: 'empty',
  ownRows: true,
  spellings: { fileId: ['id', 'articleId', 'articleID'] },
  input: v.object({ fileId: id(), ...callerClaims }),
  output: Activity,
});

export const entryList = read({
  name: 'entryList',
  row: 'g20',
  input: v.object({ fileId: id(), ...paging }),
  output: v.object({ list: v.array(Entry), totalCount: int, hasMore: bool }),
});

export const checkEntryRepeatField = read({
  name: 'checkEntryRepeatField',
  service: 'nis',
  path: '/activity/checkEntryRepeatField',
  row: 'g65',
  personal: true,
  input: v.object({ fileId: id(), fieldId: text(), value: text('') }),
  output: v.object({ isRepeat: bit, message: str }),
});

export const activityRegist = write({
  name: 'activityRegist',
  service: 'nis',
  path: '/activity/regist',
  row: 'f3',
  recorded: { as: 'signUp', object: 'fileId', made: 'entryID' },
  /** `waiting` 1 (ours): joins the waiting list where the activity is full. */
  input: v.object({ ...signUp, waiting: integer(0) }),
  output: v.object({
    ...PublicCounts,
    entryID: int,
    /** '' while the member waits for a place. */
    registCode: str,
    /** Place on the waiting list (ours). */
    waitingPlace: v.optional(int),
  }),
});

/** The recorded way to sign up; never wrapped (wire W6). */
export const saveActivity = write({
  name: 'saveActivity',
  row: 'x3',
  recorded: { as: 'signUp', object: 'fileId' },
  wrapping: 'never',
  input: v.object(signUp),
  output: v.object(PublicCounts),
});

export const activityVerify = write({
  name: 'activityVerify',
  service: 'nis',
  path: '/activity/verify',
  row: 'f4',
  recorded: { as: 'signUp', object: 'activityID', done: ['verifyStatus', '0'] },
  input: v.object({ activityID: id(), registCode: text(), shopSite: text('') }),
  output: v.object({
    /** VerifyStatus. */
    verifyStatus: int,
    verifyTime: date,
    /** Absent for an unknown code. */
    entry: v.optional(Entry),
    message: str,
  }),
});

export const getActivityVoucher = read({
  name: 'getActivityVoucher',
  service: 'nis',
  path: '/activity/voucher',
  method: 'POST',
  row: 'f5',
  encoding: 'form',
  personal: true,
  input: v.object({ fileId: id(), ...callerClaims }),
  output: v.object({
    list: v.array(v.object({ registCode: str, status: bit, useTime: date, shopSite: str })),
    verifyUrl: str,
  }),
});

/** Wire n5: wire S14 with its activity and the fields of the form (ours). */
export const Registration = v.object({
  ...Entry.entries,
  /** Of the activity, as its title, its times and its place are. */
  fileId: str,
  title: str,
  startTime: date,
  endTime: date,
  location: str,
  fields: v.array(SignField),
  /** Place on the waiting list. */
  waitingPlace: v.optional(int),
});
export type Registration = v.InferOutput<typeof Registration>;

export const registrationDetail = read({
  name: 'registrationDetail',
  service: 'nis',
  path: '/activity/registration',
  row: 'n5',
  personal: true,
  absent: 'missing',
  input: v.object({ fileId: id(0), entryID: id(0), ...callerClaims }),
  output: Registration,
});

export const changeRegistration = write({
  name: 'changeRegistration',
  service: 'nis',
  path: '/activity/change',
  row: 'n13',
  recorded: { as: 'signUp', object: 'entryID' },
  input: v.object({ entryID: id(), signForm: formText() }),
  output: v.object(PublicCounts),
});

export const withdrawRegistration = write({
  name: 'withdrawRegistration',
  service: 'nis',
  path: '/activity/withdraw',
  row: 'n13',
  recorded: { as: 'signUp', object: 'entryID' },
  input: v.object({ entryID: id() }),
  output: v.object(PublicCounts),
});

/** Wire S11 of a member's entry, with how it stands (ours). */
export const MyActivityRow = v.object({
  ...ActivityRow.entries,
  entryID: int,
  /** RegistrationStatus. */
  entryStatus: int,
  /** '' = not written off. */
  useTime: date,
});
export type MyActivityRow = v.InferOutput<typeof MyActivityRow>;

export const myActivityList = read({
  name: 'myActivityList',
  row: 'x10',
  personal: true,
  input: v.object({ ...callerClaims, ...paging }),
  output: listOf(MyActivityRow),
});

/** Wire S17b, of activities. */
export const ActivityCategory = v.object({ activityColID: int, name: str, icon: str, showPushStyle: int });
export type ActivityCategory = v.InferOutput<typeof ActivityCategory>;

export const activityCats = read({
  name: 'activityCats',
  row: 'x10',
  absent: 'missing',
  input: v.object({}),
  output: v.array(ActivityCategory),
});
