import { createHmac, randomInt } from 'node:crypto';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Database, Queries } from '@platform/db/connection';
import { deleteInParts } from '@platform/db/deleteInParts';
import type { SmsDoor } from '@platform/sms/smsDoor';
import { ssoRefused } from '@platform/wire/refusals';
import {
  codeStands,
  dropCode,
  excuseCode,
  forgetCodes,
  loginBrought,
  missCode,
  noteLogin,
  putCode,
  spendCode,
  youngCode,
} from './codes.store';

export type Scene = 'login' | 'bind' | 'reset';

/** Wire n1: the wait between two codes. */
const WAIT_MS = 60_000;
const VALID_MS = 10 * 60_000;
/** How long the device that used a code gets the same login again, where the answer got lost: as long as with a refresh token (wire D8). */
const GRACE_MS = 60_000;
const TRIES = 5;
const DIGITS = 6;

export interface CodeParts {
  readonly db: Database;
  readonly sms: SmsDoor;
  /** `keys.sign`: what is kept of a code says nothing without it. */
  readonly key: string;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
  /** A whole number from 0 up to, not including, `below`. */
  readonly random?: (below: number) => number;
}

export interface Codes {
  /** Before anything else is asked of the reader. @throws SsoRefusal while one to this phone waits for its use, for a minute */
  notTooEarly(site: number, phone: string): Promise<void>;
  /** @throws SsoRefusal where it is too early or too often, or the message was not taken. */
  send(site: { id: number; name: string }, phone: string, scene: Scene): Promise<void>;
  /**
   * Uses a code up, in one transaction with what it leads to: what is refused there leaves the code as it was. A second time
   * within a minute, on the same device, it leads to what it led to, unless that login has ended or the phone is no longer its
   * member's: an answer got lost on the way.
   * @throws SsoRefusal where it is wrong, over, used, or tried too often; counted
   */
  use<T>(typed: Typed, lead: (queries: Queries, entered: Entered) => Promise<T>): Promise<T>;
  /** Before what takes long: as `use` refuses, and nothing is used up. @throws SsoRefusal */
  check(typed: Typed): Promise<void>;
}

/** A code as it came. */
export interface Typed {
  readonly site: number;
  readonly phone: string;
  readonly scene: Scene;
  readonly code: string;
  readonly device: string;
}

/** `again`: the login this very code led to on this very device; without it `began` notes the one it leads to. */
export interface Entered {
  readonly again: number | undefined;
  readonly began: (login: number) => Promise<unknown>;
}

const tooEarly = () => ssoRefused('code_too_early', '验证码已发送，请一分钟后再试');

export function createCodes({
  db,
  sms,
  key,
  now,
  failed,
  random = (below) => randomInt(below),
}: CodeParts): Codes {
  const hashOf = (site: number, phone: string, scene: string, code: string) =>
    createHmac('sha256', Buffer.from(key, 'hex')).update(`code/${site}/${phone}/${scene}/${code}`).digest();

  async function enter(queries: Queries, typed: Typed): Promise<Entered | undefined> {
    const { site, phone, scene, code, device } = typed;
    const at = now();
    const hash = hashOf(site, phone, scene, code);
    const began = (login: number) => noteLogin(queries, site, phone, scene, hash, login);
    const from = new Date(at - VALID_MS);
    if (await spendCode(queries, site, phone, scene, hash, from, TRIES, new Date(at), device))
      return { again: undefined, began };
    const since = new Date(at - GRACE_MS);
    const again = await loginBrought(queries, site, phone, scene, hash, since, TRIES, device);
    return again === undefined ? undefined : { again, began };
  }

  async function missed({ site, phone, scene }: Typed): Promise<never> {
    await missCode(db, site, phone, scene);
    throw ssoRefused('code exception', '验证码错误或已过期');
  }

  return {
    async notTooEarly(site, phone) {
      if (await youngCode(db, site, phone, new Date(now() - WAIT_MS))) throw tooEarly();
    },

    async send(site, phone, scene) {
      const at = now();
      const code = String(random(10 ** DIGITS)).padStart(DIGITS, '0');
      const hash = hashOf(site.id, phone, scene, code);
      if (!(await putCode(db, site.id, phone, scene, hash, new Date(at), new Date(at - WAIT_MS))))
        throw tooEarly();
      const attempts = attemptsOf(db, site.id, at);
      if (!(await attempts.take(limits.codesToPhone, phone))) {
        await dropCode(db, site.id, phone, scene, hash);
        throw ssoRefused('code_too_often', '今天的验证码已达上限，请明天再试');
      }
      try {
        const words = `【${site.name}】验证码 ${code}，十分钟内有效。请勿告诉他人。`;
        await sms.send({ site: site.id, phone, words });
      } catch (error) {
        // he need not wait to ask again, nor is it one of the day's; should it arrive after all, it is good
        await excuseCode(db, site.id, phone, scene, hash, new Date(at - WAIT_MS));
        if (await attempts.take(limits.codesNotSent, phone))
          await attempts.giveBack(limits.codesToPhone, phone);
        failed(error);
        throw ssoRefused('code_not_sent', '验证码发送失败，请稍后再试');
      }
    },

    async use(typed, lead) {
      const came = await db.transaction(async (queries) => {
        const entered = await enter(queries, typed);
        return entered && { to: await lead(queries, entered) };
      });
      return came ? came.to : missed(typed);
    },

    async check(typed) {
      const { site, phone, scene, code, device } = typed;
      const hash = hashOf(site, phone, scene, code);
      const from = new Date(now() - VALID_MS);
      const since = new Date(now() - GRACE_MS);
      if (!(await codeStands(db, site, phone, scene, hash, from, TRIES, since, device))) await missed(typed);
    },
  };
}

/** Lets go of codes that were used and lead nowhere any more. @param now epoch ms */
export const forgetUsedCodes = (db: Queries, now: number): Promise<number> =>
  deleteInParts((limit) => forgetCodes(db, new Date(now - GRACE_MS), limit));
