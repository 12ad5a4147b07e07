import { DECIPHER_FAILED, Status } from '@contract/statuses';

/** An answer without the requested value; the status is one of wire W7. */
export class Refusal extends Error {
  readonly status: number;
  /** HTTP code, 200 for everything but transport faults (wire W7). */
  readonly http: number;
  /** JSON text of what goes along. */
  readonly data: string;
  constructor(message: string, status: number, http: number, data = '{}') {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.http = http;
    this.data = data;
  }
}

/** A refused request: −1 unless it has a code of its own; this product's codes are 11000–11999. */
export const refused = (message: string, status = -1): Refusal => new Refusal(message, status, 200);

/** A fault of the transport, answered with its HTTP code and an envelope. */
export const transportFault = (http: number, message: string): Refusal => new Refusal(message, -1, http);

/** An operation of the contract without a handler. */
export const notServedYet = (name: string): Refusal => refused(`${name} is not served yet`, Status.notServed);

/** A search took longer than the database may; a client only shows the message of our code 11003. */
export const searchTooLong = (): Refusal => refused('搜索超时，请换个词再试', 11_003);

/** The site is closed (`canUse`, A19). */
export const siteClosed = (): Refusal => refused('站点暂未开放');

/** Only a member may do this. */
export const loginNeeded = (): Refusal => refused('请先登录', Status.loginNeeded);

/** A member who may not act (any more). */
export const memberClosed = (): Refusal => refused('该账号已停用', Status.memberClosed);

/** Recorded before: the caller ignores this (wire W7). */
export const repeated = (): Refusal => refused('recorded already', Status.ignored);

/** A token is required and missing, unknown or over (wire W7). */
export const tokenExpired = (): Refusal => refused('token expired', Status.tokenExpired);

/** A legacy call is not proven (wire D2): unknown or ended authToken, bad sign, clock off, nothing sent where it is needed. */
export const legacyAuthLost = (): Refusal => refused('legacy auth lost', Status.legacyAuthLost);

/** Enciphered parameters cannot be read (wire D5–D7), or parameters are in clear where they must be enciphered. */
export const decipherFailed = (): Refusal => refused(DECIPHER_FAILED);

export const tooMany = (): Refusal => transportFault(429, '请求太频繁，请稍后再试');
export const tooLarge = (): Refusal => transportFault(413, '内容太长');

interface SsoRefusalOptions {
  readonly error?: string;
  readonly http?: number;
  readonly status?: number;
  readonly data?: string;
}

/** A refusal in the words of the login service (wire S20): its older half carries `msg`, its newer one the message. */
export class SsoRefusal extends Refusal {
  readonly msg: string;
  readonly error: string | null;
  constructor(msg: string, message: string, options: SsoRefusalOptions = {}) {
    super(message, options.status ?? Status.refused, options.http ?? 200, options.data);
    this.name = 'SsoRefusal';
    this.msg = msg;
    this.error = options.error ?? null;
  }
}

/** @param msg the older half's word, recorded where there is one */
export const ssoRefused = (msg: string, message: string, options?: SsoRefusalOptions): SsoRefusal =>
  new SsoRefusal(msg, message, options);
