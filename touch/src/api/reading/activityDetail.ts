import * as v from 'valibot';
import { arrayOf, flag, number, rowsOf, text, texts } from './wireFields';

const WireSignField = v.object({
  id: v.pipe(text, v.minLength(1)),
  code: text,
  type: text,
  tipMessage: text,
  isneed: flag,
  option: texts,
});
/** A field of a sign-up form (wire S13). */
export type SignField = Readonly<v.InferOutput<typeof WireSignField>>;

/** The fields of wire S12 that touch uses. */
const WireActivity = v.object({
  fileId: v.pipe(text, v.minLength(1)),
  title: text,
  attAbstract: text,
  content: text,
  startTime: text,
  endTime: text,
  startSignTime: text,
  endSignTime: text,
  organizer: text,
  position: text,
  /** ActivityState. */
  activityStatus: number,
  /** EntryState. */
  ac_entryStatus: text,
  participatorNum: number,
  /** The quota; 0 = none. */
  targetNum: number,
  picBig: text,
  signup: flag,
  countPraise: number,
  countDiscuss: number,
  /** 0: readers may comment. */
  discussClosed: number,
  /** 1: readers sign up in the app only. */
  participationType: number,
  /** Members may wait for a place of the full activity. */
  waitingList: flag,
  waitingNum: number,
  /** The caller's place on the waiting list; 0 = not on it. */
  waitingPlace: number,
  cost: number,
  score: number,
  voteInfo: v.optional(v.object({ voteId: number, title: text })),
  signForm: v.optional(v.unknown()),
});
export type Activity = Omit<Readonly<v.InferOutput<typeof WireActivity>>, 'signForm'> & {
  readonly fields: readonly SignField[];
};

/** An activity; undefined where it is none. */
export function readActivity(data: unknown): Activity | undefined {
  const read = v.safeParse(WireActivity, data);
  if (!read.success) return undefined;
  const { signForm, ...activity } = read.output;
  return { ...activity, fields: rowsOf(WireSignField, signForm) };
}

const WireEntry = v.object({ entryID: text, userID: text, userName: text, userIcon: text });
/** A participant as everybody sees them (wire S14). */
export type PublicEntry = Readonly<v.InferOutput<typeof WireEntry>>;

/** The newest participants. */
export const readEntries = (data: unknown): readonly PublicEntry[] =>
  rowsOf(WireEntry, arrayOf(data, 'list'));
