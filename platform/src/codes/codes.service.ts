import { createHmac, randomInt } from 'node:crypto';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Queries } from '@platform/db/connection';
import { ssoRefused } from '@platform/http/errors';
import type { SmsDoor } from '@platform/sms/smsDoor';
import { consumeCode, dropCode, missCode, putCode } from './codes.store';

export type Scene = 'login' | 'bind' | 'reset';

/** Wire n1: the wait between two codes. */
const WAIT_MS = 60_000;
const VALID_MS = 10 * 60_000;
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
  };
}
