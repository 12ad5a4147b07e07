import type { Queries } from '@platform/db/connection';
import { deleteInParts } from '@platform/db/deleteInParts';
import { forgetProofs, type Proof, putProof, spendProof } from './proofs.store';

/** How long a person whom a provider just named may come in. */
const VALID_MS = 10 * 60_000;
/** How long he may come in once more, where the answer got lost: as with a code that was used. */
const GRACE_MS = 60_000;

/** Notes that a provider named this person to this platform, for a device. @param now epoch ms */
export const noteProof = (db: Queries, site: number, device: string, proof: Proof, now: number) =>
  putProof(db, site, device, proof, new Date(now + VALID_MS));

/** Uses up what was noted of a person; undefined where nothing was, or its time is over. @param now epoch ms */
export const takeProof = (
  db: Queries,
  site: number,
  device: string,
  claimed: Pick<Proof, 'provider' | 'oid'>,
  now: number,
): Promise<Proof | undefined> =>
  spendProof(db, site, device, claimed.provider, claimed.oid, new Date(now), new Date(now + GRACE_MS));

/** @param now epoch ms */
export const forgetOldProofs = (db: Queries, now: number): Promise<number> =>
  deleteInParts((limit) => forgetProofs(db, new Date(now), limit));
