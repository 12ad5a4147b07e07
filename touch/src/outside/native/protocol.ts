import { safeUrl } from '@touch/lib/safeUrl';
import type { Member } from '../member/member';

/** The words between page and native app (docs/bridge.md). Pure: texts in, texts out. */

export const BRIDGE = 'touchpaper';
export const BRIDGE_VERSION = 1;
/** Time limits for an answer, for another token, and for a question to a person. */
const WAIT_MS = 1_000;
const REFRESH_MS = 5_000;
const PERSON_MS = 600_000;
/** An answer that is longer is none. */
const MAX_ANSWER_LENGTH = 16_384;

interface CallKind {
  /** Until the app has to have answered. */
  readonly limit: number;
  /** A person is asked: `opened` comes within the limit, how it ended within this time. */
  readonly person?: number;
}

const calls = {
  hello: { limit: WAIT_MS },
  getToken: { limit: WAIT_MS },
  getUser: { limit: WAIT_MS },
  refreshToken: { limit: REFRESH_MS },
  login: { limit: WAIT_MS, person: PERSON_MS },
  openPage: { limit: WAIT_MS },
  share: { limit: WAIT_MS, person: PERSON_MS },
  clearUser: { limit: WAIT_MS },
} as const satisfies Readonly<Record<string, CallKind>>;

export type NativeCall = keyof typeof calls;
const isCall = (name: unknown): name is NativeCall =>
  typeof name === 'string' && Object.keys(calls).includes(name);

export const rulesOf = (call: NativeCall): CallKind => calls[call];

/** Data of a call to the app. */
export type CallData = Readonly<Record<string, string | number>>;

/** `opened`: a person is being asked. */
export type NativeStatus = 'done' | 'opened' | 'cancelled' | 'unknown' | 'failed';
const statuses: readonly NativeStatus[] = ['done', 'opened', 'cancelled', 'unknown', 'failed'];

export interface NativeAnswer {
  readonly id: string;
  readonly status: NativeStatus;
  readonly data: unknown;
}

export const serializeCall = (id: string, call: NativeCall, data: CallData): string =>
  JSON.stringify({ bridge: BRIDGE, version: BRIDGE_VERSION, id, call, data });

/** A field of a foreign value; undefined where it is no object. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** undefined: not of this bridge, of another version, or no answer at all. */
export function parseAnswer(text: unknown): NativeAnswer | undefined {
  if (typeof text !== 'string' || text.length > MAX_ANSWER_LENGTH) return undefined;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (fieldOf(body, 'bridge') !== BRIDGE || fieldOf(body, 'version') !== BRIDGE_VERSION) return undefined;
  const [id, statusName] = [fieldOf(body, 'id'), fieldOf(body, 'status')];
  const status = statuses.find((one) => one === statusName);
  return typeof id === 'string' && status ? { id, status, data: fieldOf(body, 'data') } : undefined;
}

/** The calls that both the app and this page support. */
export function parseSupportedCalls(data: unknown): ReadonlySet<NativeCall> {
  const named = fieldOf(data, 'calls');
  return new Set(Array.isArray(named) ? named.filter(isCall) : []);
}

/** A text that a header may carry. */
const headerText = (value: unknown): string =>
  typeof value === 'string' && /^[\x21-\x7e]{1,512}$/.test(value) ? value : '';

/** A token with what belongs to it. */
export interface AppToken {
  readonly token: string;
  /** The device it was given to (wire D8): calls that carry the one name the other. */
  readonly device: string;
  /** '' = the app's visitor. */
  readonly uid: string;
}

/** undefined: malformed · null: the app has none. */
export function parseAppToken(data: unknown): AppToken | null | undefined {
  const value = fieldOf(data, 'token');
  if (value === '' || value === null) return null;
  const [token, device] = [headerText(value), headerText(fieldOf(data, 'device'))];
  if (token === '' || device === '') return undefined;
  const uid = fieldOf(data, 'uid');
  return { token, device, uid: idText(uid) };
}

const idText = (value: unknown): string => {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && /^\w{1,64}$/.test(text) ? text : '';
};

/** Controls and directions: a name is one line of plain words. */
const hidden = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;
const MAX_NAME_LENGTH = 40;

/** The app's user, for display; undefined if it names none. */
export function parseUser(data: unknown): Member | undefined {
  const uid = idText(fieldOf(data, 'uid'));
  if (uid === '') return undefined;
  const name = fieldOf(data, 'nickname');
  const head = fieldOf(data, 'head');
  return {
    uid,
    nickname:
      typeof name === 'string' ? Array.from(name.replace(hidden, '')).slice(0, MAX_NAME_LENGTH).join('') : '',
    head: (typeof head === 'string' && safeUrl(head)) || '',
    hasPhone: fieldOf(data, 'hasPhone') === true,
  };
}
