import type { Queries } from '@platform/db/connection';
import { deleteInParts } from '@platform/db/deleteInParts';
import { forgetProofs, insertProof, type Proof, spendProof } from './proofs.store';

export { forgetProofsOf } from './proofs.store';

/** Time within which an identity confirmed by a provider can sign in. */
const VALID_MS = 10 * 60_000;
/** Time within which a used confirmation works again, because the answer may have been lost; same as for codes. */
const GRACE_MS = 60_000;

/** Notes that a provider named this person to this platform, for a device. @param now epoch ms */
export const saveProof = (db: Queries, site: number, device: string, proof: Proof, now: number) =>
  insertProof(db, site, device, proof, new Date(now + VALID_MS));

/** Uses up what was noted of a person; undefined where nothing was, or its time is over. @param now epoch ms */
export const takeProof = (
  db: Queries,
  site: number,
  device: string,
  claimed: Pick<Proof, 'provider' | 'oid'>,
  now: number,
): Promise<Proof | undefined> =>
  spendProof(db, site, device, claimed, { now: new Date(now), until: new Date(now + GRACE_MS) });

/** @param now epoch ms */
export const forgetOldProofs = (db: Queries, now: number): Promise<number> =>
  deleteInParts((limit) => forgetProofs(db, new Date(now), limit));
