import * as v from 'valibot';

/**
 * Readers of parameters. Values arrive as text from query and form, as text or numbers (and arrays) from JSON;
 * an empty text counts as not sent where there is a default. Bounds keep what reaches a handler small and exact.
 */

/** Characters of an ordinary text parameter. */
export const TEXT_MAX = 500;
/** Characters of a body: a comment, a post, a tip-off. */
export const CONTENT_MAX = 20_000;
/** Values of a list parameter. */
export const LIST_MAX = 100;

/** Text or number, so that our client may pass ids as they come. */
const raw = v.union([v.string(), v.number()], '应为单个值');

/** NaN where it is no whole number in decimal digits. */
function wholeNumber(value: string | number): number {
  const digits = String(value).trim();
  return /^[+-]?\d{1,16}$/.test(digits) ? Number(digits) : Number.NaN;
}

/* @__NO_SIDE_EFFECTS__ */
function whole(min: number, max: number, unset?: number) {
  return v.pipe(
    raw,
    v.transform((value) => (unset !== undefined && String(value).trim() === '' ? unset : wholeNumber(value))),
    v.number('应为整数'),
    v.integer('应为整数'),
    v.minValue(min, `不小于 ${min}`),
    v.maxValue(max, `不大于 ${max}`),
  );
}

/** Bounds of a number; one beyond them is refused. */
interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

/** Above every id there is; a larger one names nothing either, and would not fit where ids are kept. */
export const ID_MAX = 2_147_483_647;

/** A number beyond the database's column is read as the column's end: nothing stands there. */
const inColumn = (value: number): number => Math.max(-ID_MAX, Math.min(value, ID_MAX));

/* @__NO_SIDE_EFFECTS__ */
function column({ min = -ID_MAX, max = ID_MAX }: Bounds, unset?: number) {
  const lowest = min === -ID_MAX ? Number.MIN_SAFE_INTEGER : min;
  const highest = max === ID_MAX ? Number.MAX_SAFE_INTEGER : max;
  return v.pipe(
    whole(lowest, highest, unset),
    v.transform(inColumn),
    v.number(),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );
}

/** A whole number that fits its column, whatever is sent; required without a default. */
export function integer(): ReturnType<typeof column>;
export function integer(
  fallback: number,
  bounds?: Bounds,
): v.OptionalSchema<ReturnType<typeof column>, number>;
/* @__NO_SIDE_EFFECTS__ */
export function integer(fallback?: number, bounds: Bounds = {}) {
  const reader = column(bounds, fallback);
  return fallback === undefined ? reader : v.optional(reader, fallback);
}

/** A whole number of milliseconds or bytes, which no column of ids keeps; required without a default. */
export function longInteger(): ReturnType<typeof whole>;
export function longInteger(
  fallback: number,
  bounds?: Bounds,
): v.OptionalSchema<ReturnType<typeof whole>, number>;
/* @__NO_SIDE_EFFECTS__ */
export function longInteger(fallback?: number, bounds: Bounds = {}) {
  const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = bounds;
  const reader = whole(min, max, fallback);
  return fallback === undefined ? reader : v.optional(reader, fallback);
}

/** An id: a whole number from 0 on (0 names nothing); required without a default. */
export function id(): ReturnType<typeof column>;
export function id(fallback: number): v.OptionalSchema<ReturnType<typeof column>, number>;
/* @__NO_SIDE_EFFECTS__ */
export function id(fallback?: number) {
  if (fallback === undefined) return column({ min: 0 });
  return v.optional(column({ min: Math.min(0, fallback) }, fallback), fallback);
}

/* @__NO_SIDE_EFFECTS__ */
function plain(max: number) {
  return v.pipe(
    raw,
    v.transform(String),
    v.string(),
    // NUL is no text: the database refuses it.
    v.check((value) => !value.includes('\u0000'), '含有无效字符'),
    v.maxLength(max, `不超过 ${max} 个字符`),
  );
}
/* @__NO_SIDE_EFFECTS__ */
function required(max: number) {
  return v.pipe(plain(max), v.minLength(1, '不能为空'));
}

/** Text of at most `max` characters; without a default it must be sent and not be empty. */
export function text(): ReturnType<typeof required>;
export function text(fallback: string, max?: number): v.OptionalSchema<ReturnType<typeof plain>, string>;
/* @__NO_SIDE_EFFECTS__ */
export function text(fallback?: string, max = TEXT_MAX) {
  return fallback === undefined ? required(max) : v.optional(plain(max), fallback);
}

/** A body of text; the handler decides what an empty one means. */
/* @__NO_SIDE_EFFECTS__ */
export function content() {
  return text('', CONTENT_MAX);
}

const yes = ['1', 'true'];
const no = ['0', 'false', ''];

/** A switch: 1 or true; off where not sent. */
/* @__NO_SIDE_EFFECTS__ */
export function flag() {
  return v.optional(
    v.pipe(
      v.union([v.string(), v.number(), v.boolean()], '应为 0 或 1'),
      v.check((value) => yes.includes(String(value)) || no.includes(String(value)), '应为 0 或 1'),
      v.transform((value) => yes.includes(String(value))),
      v.boolean(),
    ),
    false,
  );
}

/** One of the numbers of a code table; `unset` where not sent. */
/* @__NO_SIDE_EFFECTS__ */
export function code<const T extends Readonly<Record<string, number>>>(table: T, unset: T[keyof T] & number) {
  return v.optional(
    v.pipe(
      raw,
      v.transform((value) => (value === '' ? unset : Number(value))),
      v.enum(table, `应为 ${Object.values(table).join('、')} 之一`),
    ),
    unset,
  );
}

/** "a,b" or ["a", "b"], an array also as its JSON text: all that travels enciphered is text (wire D5). Blanks and empty places are dropped. */
const valueList = v.array(raw);
const manyRaw = v.union([v.string(), v.number(), valueList], '应为列表');
const manyText = v.pipe(v.string(), v.trim(), v.startsWith('['), v.parseJson(), valueList);

function manyOf(value: string | number | (string | number)[]): (string | number)[] {
  if (Array.isArray(value)) return value;
  const read = v.safeParse(manyText, value);
  return read.success ? read.output : [value];
}

const split = (value: string | number | (string | number)[]) =>
  manyOf(value)
    .flatMap((one) => String(one).split(','))
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** A number that a text names; 0 for everything that is no id: no whole number, negative, or above every id there is. */
export function parseId(text: string): number {
  const value = wholeNumber(text);
  return value > 0 && value <= ID_MAX ? value : 0;
}

/** Ids, comma-joined or as an array; none where not sent. */
/* @__NO_SIDE_EFFECTS__ */
export function ids() {
  return v.optional(
    v.pipe(
      manyRaw,
      v.transform((value) => split(value).map(wholeNumber)),
      v.array(
        v.pipe(
          v.number('应为整数'),
          v.integer('应为整数'),
          v.minValue(0),
          v.maxValue(Number.MAX_SAFE_INTEGER),
        ),
      ),
      v.maxLength(LIST_MAX, `不超过 ${LIST_MAX} 个`),
      v.transform((values) => values.map((value) => Math.min(value, ID_MAX))),
      v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ID_MAX))),
    ),
    () => [],
  );
}

/** Texts (addresses, mostly), comma-joined or as an array; none where not sent. */
/* @__NO_SIDE_EFFECTS__ */
export function texts(max = 2_000) {
  return v.optional(
    v.pipe(
      manyRaw,
      v.transform(split),
      v.array(v.pipe(v.string(), v.maxLength(max, `每项不超过 ${max} 个字符`))),
      v.maxLength(LIST_MAX, `不超过 ${LIST_MAX} 个`),
    ),
    () => [],
  );
}

/** Wire W11: what our client sends with every call. Read once per request, beside the operation's own input. */
export const CommonInput = v.object({
  siteId: id(1),
  appID: text(''),
  device: text(''),
  /** Empty: the bare answer (wire W3). */
  curVersions: text(''),
  apiVersion: text(''),
  /** Epoch milliseconds. */
  t: text(''),
});
export type CommonInput = v.InferOutput<typeof CommonInput>;

/** Wire W10 and W12: spellings every operation accepts; the first one present wins. */
export const commonSpellings: Readonly<Record<string, readonly string[]>> = {
  siteId: ['siteID', 'siteid'],
  appID: ['appId', 'appid'],
  userID: ['userId', 'userid', 'uid'],
  uid: ['userID', 'userId', 'userid'],
  rowNumber: ['start'],
};

/** The caller's claimed identity; it proves nothing (wire W24). */
export const callerClaims = { userID: text(''), device: text('') };

/** Wire W12. */
export const paging = {
  page: integer(0, { min: 0, max: 1_000_000 }),
  /** Offset of the first row; `start` is read as this. */
  rowNumber: integer(0, { min: 0, max: 100_000_000 }),
  /** Sort key of the last row the reader has; wins over both. */
  afterOrder: text(''),
};

/** The offset of the first row, by page or by row. */
export function offsetOf(paging: { page: number; rowNumber: number }, pageSize: number): number {
  return paging.page > 0 ? paging.page * pageSize : paging.rowNumber;
}

/** Describes every invalid parameter by name, for the error message. */
export function inputError(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .map((issue) => {
      const name = v.getDotPath(issue) ?? '';
      return issue.input === undefined ? `缺少参数 ${name}` : `参数 ${name} ${issue.message}`;
    })
    .join('；');
}
