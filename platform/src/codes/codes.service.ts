import { createHmac, randomInt } from 'node:crypto';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Database, Queries } from '@platform/db/connection';
import { deleteInParts } from '@platform/db/deleteInParts';
import type { SmsGateway } from '@platform/sms/sms.port';
import { ssoRefused } from '@platform/wire/refusals';
import {
  backdateCode,
  type CodeKey,
  type CodeUseLimits,
  countMiss,
  deleteCode,
  findCodeLogin,
  forgetCodes,
  hasRecentCode,
  insertCode,
  isCodeValid,
  setCodeLogin,
  spendCode,
} from './codes.store';

export { forgetCodesTo } from './codes.store';

export type Scene = 'login' | 'bind' | 'reset' | 'guardian';

/** Wire n1: minimum time between two codes. */
const WAIT_MS = 60_000;
const VALID_MS = 10 * 60_000;
/** A device that repeats a used code within this time gets the same login again, because its answer may have been lost. Same as for refresh tokens (wire D8). */
const GRACE_MS = 60_000;
const TRIES = 5;
const DIGITS = 6;

export interface CodeParts {
  readonly db: Database;
  readonly sms: SmsGateway;
  /** `keys.sign`: stored hashes of codes are useless without it. */
  readonly key: string;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
  /** A whole number from 0 up to, not including, `below`. */
  readonly random?: (below: number) => number;
}

export interface Codes {
  /** Called before a captcha is required. @throws SsoRefusal within a minute after an unused code to this phone */
  requireWaitOver(site: number, phone: string, recipient: Recipient): Promise<void>;
  /** @throws SsoRefusal where it is too early or too often, or the message was not taken. */
  send(site: { id: number; name: string }, phone: string, scene: Scene, recipient: Recipient): Promise<void>;
  /**
   * Uses up a code in one transaction with `lead`; a refusal there leaves the code unused. Repeated within a minute on the same
   * device, it returns the same login, because the answer may have been lost, unless the login has ended or the phone changed.
   * @throws SsoRefusal for a wrong, expired, used or too often tried code; failures are counted
   */
  use<T>(submitted: SubmittedCode, lead: (queries: Queries, use: CodeUse) => Promise<T>): Promise<T>;
  /** Checks a code without using it up, before slow work. @throws SsoRefusal as `use` does */
  check(submitted: SubmittedCode): Promise<void>;
}

/** The device that asks for a code. */
export interface Recipient {
  readonly device: string;
  /** Prefix of its address. */
  readonly network: string;
  /** It signed the member of this phone in before: requests from elsewhere neither delay its codes nor use them up. */
  readonly isKnown: boolean;
}

/** A code as the client sent it. */
export interface SubmittedCode {
  readonly site: number;
  readonly phone: string;
  readonly scene: Scene;
  readonly code: string;
  /** A code is good on the device that asked for it. */
  readonly device: string;
  /** Prefix of the caller's address. */
  readonly network: string;
}

/** `repeatedLogin`: login that this code started on this device before; without it, `recordLogin` records the new one. */
export interface CodeUse {
  readonly repeatedLogin: number | undefined;
  readonly recordLogin: (login: number) => Promise<unknown>;
}

const sentTooEarly = () => ssoRefused('code_too_early', '验证码已发送，请一分钟后再试');
const limitsAt = (at: number, network: string): CodeUseLimits => ({
  sentAfter: new Date(at - VALID_MS),
  usedAfter: new Date(at - GRACE_MS),
  tries: TRIES,
  network,
});

/** Stored hashes of codes are useless without the key. */
function codeKeyOf(key: string, sent: Omit<SubmittedCode, 'network'>): CodeKey {
  const { site, phone, scene, code, device } = sent;
  const text = `code/${site}/${phone}/${scene}/${code}`;
  const hash = createHmac('sha256', Buffer.from(key, 'hex')).update(text).digest();
  return { site, phone, scene, device, hash };
}

/** A known device waits for its own codes alone. */
const waitFor = ({ device, isKnown }: Recipient): string => (isKnown ? device : '');

/** Makes codes and sends them. */
function createSending({ db, sms, key, now, failed, random = (below) => randomInt(below) }: CodeParts) {
  return {
    async requireWaitOver(site: number, phone: string, recipient: Recipient): Promise<void> {
      const waitFrom = new Date(now() - WAIT_MS);
      if (await hasRecentCode(db, site, phone, waitFrom, waitFor(recipient))) throw sentTooEarly();
    },

    async send(
      site: { id: number; name: string },
      phone: string,
      scene: Scene,
      recipient: Recipient,
    ): Promise<void> {
      const at = now();
      const { device, network, isKnown } = recipient;
      const code = String(random(10 ** DIGITS)).padStart(DIGITS, '0');
      const codeKey = codeKeyOf(key, { site: site.id, phone, scene, code, device });
      const waitFrom = new Date(at - WAIT_MS);
      const isNew = { network, at: new Date(at), waitFrom, waitFor: waitFor(recipient) };
      if (!(await insertCode(db, codeKey, isNew))) throw sentTooEarly();
      const attempts = attemptsOf(db, site.id, at);
      const subject = isKnown ? `${phone}/${device}` : phone;
      if (!(await attempts.take(limits.codesToPhone, subject))) {
        await deleteCode(db, codeKey);
        throw ssoRefused('code_too_often', '今天的验证码已达上限，请明天再试');
      }
      try {
        const words = `【${site.name}】验证码 ${code}，十分钟内有效。请勿告诉他人。`;
        await sms.send({ site: site.id, phone, words });
      } catch (error) {
        // The reader may ask again at once, and the daily limit is unchanged. A code that still arrives is valid.
        await backdateCode(db, codeKey, new Date(at - WAIT_MS));
        if (await attempts.take(limits.codesNotSent, subject))
          await attempts.giveBack(limits.codesToPhone, subject);
        failed(error);
        throw ssoRefused('code_not_sent', '验证码发送失败，请稍后再试');
      }
    },
  };
}

export function createCodes(parts: CodeParts): Codes {
  const { db, key, now } = parts;

  async function enter(queries: Queries, submitted: SubmittedCode): Promise<CodeUse | undefined> {
    const at = now();
    const codeKey = codeKeyOf(key, submitted);
    const useLimits = limitsAt(at, submitted.network);
    const recordLogin = (login: number) => setCodeLogin(queries, codeKey, login);
    if (await spendCode(queries, codeKey, useLimits, new Date(at)))
      return { repeatedLogin: undefined, recordLogin };
    const repeatedLogin = await findCodeLogin(queries, codeKey, useLimits);
    return repeatedLogin === undefined ? undefined : { repeatedLogin, recordLogin };
  }

  async function missed(submitted: SubmittedCode): Promise<never> {
    await countMiss(db, submitted, submitted.network);
    throw ssoRefused('code exception', '验证码错误或已过期');
  }

  return {
    ...createSending(parts),

    async use(submitted, lead) {
      const result = await db.transaction(async (queries) => {
        const use = await enter(queries, submitted);
        return use && { to: await lead(queries, use) };
      });
      return result ? result.to : missed(submitted);
    },

    async check(submitted) {
      if (!(await isCodeValid(db, codeKeyOf(key, submitted), limitsAt(now(), submitted.network))))
        await missed(submitted);
    },
  };
}

/** Deletes codes that were used or have expired. @param now epoch ms */
export const forgetUsedCodes = (db: Queries, now: number): Promise<number> =>
  deleteInParts((limit) => forgetCodes(db, new Date(now - GRACE_MS), new Date(now - VALID_MS), limit));
