import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { plainDigits } from '@contract/plainDigits';
import type { Queries } from '@platform/db/connection';
import { deleteInParts } from '@platform/db/deleteInParts';
import { forgetChallenges, putChallenge, takeChallenge } from './challenges.store';

/** Wire g80. */
const VALID_MS = 5 * 60_000;

export interface Challenges {
  /** Keeps the answer to a picture or question. @returns its number, `verify-id` on the wire. */
  keep(site: number, device: string, scene: string, answer: string): Promise<string>;
  /** Uses the challenge up. True = the answer is right, of this device and scene, and in time. */
  pass(site: number, device: string, scene: string, id: string, answer: string): Promise<boolean>;
}

/** Letters, width and the script of digits do not matter to a person. */
const folded = (answer: string): string => plainDigits(answer).trim().toLowerCase();

/** @param key `keys.sign` */
export function createChallenges(db: Queries, key: string, now: () => number): Challenges {
  const hashOf = (site: number, id: string, answer: string) =>
    createHmac('sha256', Buffer.from(key, 'hex'))
      .update(`challenge/${site}/${id}/${folded(answer)}`)
      .digest();
  return {
    async keep(site, device, scene, answer) {
      const id = randomBytes(16).toString('base64url');
      const expires = new Date(now() + VALID_MS);
      await putChallenge(db, site, id, device, scene, hashOf(site, id, answer), expires);
      return id;
    },
    async pass(site, device, scene, id, answer) {
      const kept = await takeChallenge(db, site, id, device, scene, new Date(now()));
      return kept !== undefined && timingSafeEqual(kept.answer_hash, hashOf(site, id, answer));
    },
  };
}

/** @param now epoch ms */
export const forgetOldChallenges = (db: Queries, now: number): Promise<number> =>
  deleteInParts((limit) => forgetChallenges(db, new Date(now), limit));
