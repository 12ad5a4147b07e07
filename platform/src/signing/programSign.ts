import { createHash, timingSafeEqual } from 'node:crypto';
import type { Queries } from '@platform/db/connection';
import { deleteInParts } from '@platform/db/deleteInParts';
import type { Headers } from '@platform/operations/authentication';
import type { Parameters } from '@platform/wire/parameters';
import { type SsoRefusal, ssoRefused } from '@platform/wire/refusals';

/** Wire D1: how far the caller's clock may be off, and how long a random word is remembered. */
const WINDOW_MS = 600_000;
const MAX_SIGNED_NAMES = 40;

export const md5hex = (text: string): string => createHash('md5').update(text).digest('hex');

const textHeader = (headers: Headers, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/**
 * The sign of wire D1 over the parameters as they were sent.
 * @param names comma-joined, in the order signed
 */
export function programSign(
  headers: { devid: string; random: string; timestamp: string; token: string; version: string },
  names: readonly string[],
  values: (name: string) => string,
): string {
  const { devid, random, timestamp, token, version } = headers;
  const secret = md5hex(
    `devid=${devid}&random=${random}&timestamp=${timestamp}&token=${token}&version=${version}`,
  );
  return md5hex([...names.map((name) => `${name}=${values(name)}`), `secret=${secret}`].join('&'));
}

/** A JSON body may say a number as one (wire W9): what is signed is its text. */
const isSent = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** Wire W11: they choose the site and the form of the answer. Clients that sign as recorded leave them out. */
const COMMON_FIELDS: ReadonlySet<string> = new Set([
  ...['siteId', 'siteID', 'siteid', 'appID', 'appId', 'appid'],
  ...['curVersions', 'apiVersion', 't', 'encryptData'],
]);

/**
 * The sign covers every parameter: one that is not signed by name has to be a common field, or repeat a signed header. `device`
 * repeats `devid`.
 */
function isCovered(
  name: string,
  value: unknown,
  names: ReadonlySet<string>,
  signed: Readonly<Record<string, string>>,
): boolean {
  if (names.has(name) || COMMON_FIELDS.has(name)) return true;
  const header = name === 'device' ? signed.devid : Object.hasOwn(signed, name) ? signed[name] : undefined;
  return header !== undefined && isSent(value) && String(value) === header;
}

const badSign = (why: string): SsoRefusal =>
  ssoRefused('program sign exception', '签名验证失败', { error: why, http: 401 });

const REMEMBER = {
  name: 'sign-remember',
  text: `insert into seen_randoms (site_id, random, seen_at) values ($1, $2, $3) on conflict do nothing`,
};

/**
 * Checks a signed call (wire D1); keyless, so it proves no more than that nobody changed or repeated it on its way.
 * @throws SsoRefusal, HTTP 401
 */
export async function checkProgramSign(
  db: Queries,
  site: number,
  headers: Headers,
  parameters: Parameters,
  now: number,
): Promise<void> {
  const header = (name: string) => textHeader(headers, name);
  const names = header('program-params').split(',');
  const given = header('program-sign').toLowerCase();
  if (given === '' || names.length > MAX_SIGNED_NAMES) throw badSign('没有签名');
  const at = Number(header('timestamp'));
  if (!(Math.abs(now - at) <= WINDOW_MS)) throw badSign('时间相差太大');
  const signed = {
    devid: header('devid'),
    random: header('random'),
    timestamp: header('timestamp'),
    token: header('token'),
    version: header('version'),
  };
  if (signed.random === '' || signed.random.length > 128) throw badSign('没有随机数');
  if (!names.every((name) => isSent(parameters[name]))) throw badSign('签名的参数没有发送');
  const named = new Set(names);
  if (!Object.entries(parameters).every(([name, value]) => isCovered(name, value, named, signed)))
    throw badSign('有参数没有签名');
  const expected = Buffer.from(programSign(signed, names, (name) => String(parameters[name])));
  const got = Buffer.from(given);
  if (got.length !== expected.length || !timingSafeEqual(got, expected)) throw badSign('签名不符');
  // programs of others draw short ones: two devices may come upon the same
  const drawn = md5hex(`${signed.devid}/${signed.random}`);
  if (!(await isFirstUse(db, site, drawn, now))) throw badSign('签名已用过');
}

/** Is it here for the first time? Remembered for ten minutes at least, by all processes. @param now epoch ms */
export const isFirstUse = async (db: Queries, site: number, random: string, now: number): Promise<boolean> =>
  (await db.run(REMEMBER, [site, random, new Date(now)])) === 1;

const FORGET = {
  name: 'sign-forget',
  text: `delete from seen_randoms where ctid = any(array(select ctid from seen_randoms where seen_at < $1 limit $2))`,
};
/** Random words beyond both ends of the window: no call with them is taken any more. @param now epoch ms */
export const deleteExpiredSigns = (db: Queries, now: number): Promise<number> =>
  deleteInParts((limit) => db.run(FORGET, [new Date(now - 2 * WINDOW_MS), limit]));
