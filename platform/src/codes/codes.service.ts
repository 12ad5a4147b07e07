import { createHmac, randomInt } from 'node:crypto';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Queries } from '@platform/db/connection';
import { forgetAll } from '@platform/db/forgetting';
import { ssoRefused } from '@platform/http/errors';
import type { SmsDoor } from '@platform/sms/smsDoor';
import {
  consumeCode,
  dropCode,
  forgetCodes,
  loginBrought,
  missCode,
  noteLogin,
  putCode,
  spendCode,
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
  readonly db: Queries;
  readonly sms: SmsDoor;
  /** `keys.sign`: what is kept of a code says nothing without it. */
  readonly key: string;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
  /** A whole number from 0 up to, not including, `below`. */
  readonly random?: (below: number) => number;
}

export interface Codes {
  /** @throws SsoRefusal where it is too early or too often, or the message was not taken. */
  send(site: { id: number; name: string }, phone: string, scene: Scene): Promise<void>;
  /** Uses a code up. False = wrong, over, used, or tried too often. */
  use(site: number, phone: string, scene: Scene, code: string): Promise<boolean>;
  /**
   * Uses a login's code up, in the caller's transaction; undefined = as `use` says false, and a miss has to be counted.
   * A second time within a minute, on the same device, it leads to the login it brought, unless that has ended.
   */
  enter(
    queries: Queries,
    site: number,
    phone: string,
    code: string,
    device: string,
  ): Promise<Entered | undefined>;
  /** Counts a wrong try. */
  miss(site: number, phone: string, scene: Scene): Promise<void>;
}

/** `again`: the login this very code brought to this very device; without it `began` notes the one that begins. */
export interface Entered {
  readonly again: number | undefined;
  readonly began: (login: number) => Promise<unknown>;
}

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

  return {
    async send(site, phone, scene) {
      const at = now();
      const code = String(random(10 ** DIGITS)).padStart(DIGITS, '0');
      const hash = hashOf(site.id, phone, scene, code);
      if (!(await putCode(db, site.id, phone, scene, hash, new Date(at), new Date(at - WAIT_MS))))
        throw ssoRefused('code_too_early', '验证码已发送，请一分钟后再试');
      const attempts = attemptsOf(db, site.id, at);
      if (!(await attempts.take(limits.codesToPhone, phone))) {
        await dropCode(db, site.id, phone, scene, hash);
        throw ssoRefused('code_too_often', '今天的验证码已达上限，请明天再试');
      }
      try {
        const words = `【${site.name}】验证码 ${code}，十分钟内有效。请勿告诉他人。`;
        await sms.send({ site: site.id, phone, words });
      } catch (error) {
        // so that he need not wait to ask again
        await dropCode(db, site.id, phone, scene, hash);
        failed(error);
        throw ssoRefused('code_not_sent', '验证码发送失败，请稍后再试');
      }
    },

    async use(site, phone, scene, code) {
      const from = new Date(now() - VALID_MS);
      if (await consumeCode(db, site, phone, scene, hashOf(site, phone, scene, code), from, TRIES))
        return true;
      await missCode(db, site, phone, scene);
      return false;
    },

    async enter(queries, site, phone, code, device) {
      const at = now();
      const hash = hashOf(site, phone, 'login', code);
      const began = (login: number) => noteLogin(queries, site, phone, 'login', hash, login);
      const from = new Date(at - VALID_MS);
      if (await spendCode(queries, site, phone, 'login', hash, from, TRIES, new Date(at), device))
        return { again: undefined, began };
      const since = new Date(at - GRACE_MS);
      const again = await loginBrought(queries, site, phone, 'login', hash, since, TRIES, device);
      return again === undefined ? undefined : { again, began };
    },

    async miss(site, phone, scene) {
      await missCode(db, site, phone, scene);
    },
  };
}

/** Lets go of codes that were used and lead nowhere any more. @param now epoch ms */
export const forgetUsedCodes = (db: Queries, now: number): Promise<number> =>
  forgetAll((limit) => forgetCodes(db, new Date(now - GRACE_MS), limit));
