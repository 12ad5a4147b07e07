import type { Queries } from '@platform/db/connection';
import { type Proof, putProof } from './proofs.store';

/** How long a person whom a provider just named may come in. */
const VALID_MS = 10 * 60_000;

/** Notes that a provider named this person to this platform, for a device. @param now epoch ms */
export const noteProof = (db: Queries, site: number, device: string, proof: Proof, now: number) =>
  putProof(db, site, device, proof, new Date(now + VALID_MS));
