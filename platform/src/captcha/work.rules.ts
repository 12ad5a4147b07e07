import { createHmac, randomInt } from 'node:crypto';
import { WORK_MAX } from '@contract/limits';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';

/** Rounds of one try, and tries until the last one succeeds: all are equally likely (decision 100). */
const ROUNDS = 5_000;
const TRIES = 600;

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]+$/));

/** Solved work as it is sent back: ALTCHA's payload. */
const Payload = v.object({
  challenge: v.object({
    parameters: v.object({
      algorithm: v.string(),
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
      data: v.object({ expires: v.number(), id: v.string() }),
    }),
    signature: hex,
  }),
  solution: v.object({ counter: v.number(), derivedKey: hex, time: v.optional(v.number()) }),
});

const Text = v.pipe(
  v.string(),
  v.maxLength(WORK_MAX),
  v.transform((text) => Buffer.from(text, 'base64').toString()),
  v.parseJson(),
  Payload,
);

/** A captcha whose work it is. */
export interface WorkSubject {
  readonly site: number;
  readonly id: string;
}

export interface ProofsOfWork {
  /** Base64 of ALTCHA's challenge. @param expires epoch ms */
  create(subject: WorkSubject, expires: number): Promise<string>;
  /** True = the work of this captcha is done and in time. @param work base64 of ALTCHA's payload */
  isDone(subject: WorkSubject, work: string): Promise<boolean>;
}

/** Work that costs a program CPU time for each captcha; the signed challenge itself is all that is kept. @param key `keys.sign` */
export function createProofsOfWork(key: string, now: () => number): ProofsOfWork {
  const secretOf = (site: number, use: 'challenge' | 'solution') =>
    createHmac('sha256', Buffer.from(key, 'hex')).update(`work/${use}/${site}`).digest('hex');
  const secretsOf = (site: number) => ({
    hmacSignatureSecret: secretOf(site, 'challenge'),
    hmacKeySignatureSecret: secretOf(site, 'solution'),
  });
  return {
    async create({ site, id }, expires) {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS,
        counter: randomInt(TRIES),
        deriveKey,
        data: { expires, id },
        ...secretsOf(site),
      });
      return Buffer.from(JSON.stringify(challenge)).toString('base64');
    },
    async isDone({ site, id }, work) {
      const read = v.safeParse(Text, work);
      if (!read.success) return false;
      const { challenge, solution } = read.output;
      const { data } = challenge.parameters;
      if (data.id !== id || data.expires <= now()) return false;
      const { verified } = await verifySolution({
        challenge,
        deriveKey,
        solution: { ...solution, time: 0 },
        ...secretsOf(site),
      });
      return verified;
    },
  };
}
