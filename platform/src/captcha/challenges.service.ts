import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CAPTCHA_VALID_MS } from '@contract/limits';
import { plainDigits } from '@contract/plainDigits';
import type { Queries } from '@platform/db/connection';
import { deleteInParts } from '@platform/db/deleteInParts';
import { type ChallengePlace, forgetChallenges, insertChallenge, takeChallenge } from './challenges.store';
import { createProofsOfWork } from './work.rules';

export { forgetChallengesOf } from './challenges.store';

/** `verify-id` and `verify-work` on the wire; '' = no work is asked for. */
export interface IssuedChallenge {
  readonly id: string;
  readonly work: string;
}

/** The answer to a challenge as the client sent it. */
export interface SentAnswer {
  readonly verifyId: string;
  readonly verifyCode: string;
  readonly work: string;
}

export interface Challenges {
  /** Keeps the answer to a picture or question. */
  create(place: ChallengePlace, answer: string, needsWork: boolean): Promise<IssuedChallenge>;
  /** Uses the challenge up. True = the answer is right, of this device and scene, in time, and its work is done. */
  verify(place: ChallengePlace, sent: SentAnswer): Promise<boolean>;
}

/** Letters, width and the script of digits do not matter to a person. */
const normalizeAnswer = (answer: string): string => plainDigits(answer).trim().toLowerCase();

/** @param key `keys.sign` */
export function createChallenges(db: Queries, key: string, now: () => number): Challenges {
  const proofs = createProofsOfWork(key, now);
  const hashOf = (site: number, id: string, answer: string) =>
    createHmac('sha256', Buffer.from(key, 'hex'))
      .update(`challenge/${site}/${id}/${normalizeAnswer(answer)}`)
      .digest();
  return {
    async create(place, answer, needsWork) {
      const { site } = place;
      const id = randomBytes(16).toString('base64url');
      const expires = now() + CAPTCHA_VALID_MS;
      const work = needsWork ? await proofs.create({ site, id }, expires) : '';
      const hash = hashOf(site, id, answer);
      await insertChallenge(db, { ...place, id }, { hash, needsWork, expires: new Date(expires) });
      return { id, work };
    },
    async verify(place, { verifyId: id, verifyCode, work }) {
      const { site } = place;
      const challenge = await takeChallenge(db, { ...place, id }, new Date(now()));
      if (!challenge || !timingSafeEqual(challenge.answer_hash, hashOf(site, id, verifyCode))) return false;
      return !challenge.needs_work || proofs.isDone({ site, id }, work);
    },
  };
}

/** @param now epoch ms */
export const forgetOldChallenges = (db: Queries, now: number): Promise<number> =>
  deleteInParts((limit) => forgetChallenges(db, new Date(now), limit));
