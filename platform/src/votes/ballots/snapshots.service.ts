import type { Queries } from '@platform/db/connection';
import { deleteInParts } from '@platform/db/deleteInParts';
import type { Voters } from '../voters.rules';
import { clearSnapshot, forgetSnapshots, noteSnapshot } from './snapshots.store';

/** Records whether the messenger names a virtual user on a device (snapshot mode) or a real one. */
export type RecordMessengerUser = (site: number, device: string, virtual: boolean) => Promise<unknown>;

export const createSnapshotRecorder =
  (db: Queries, voters: Voters, now: () => number): RecordMessengerUser =>
  (site, device, virtual) => {
    const who = voters.storedHash(site, `d:${device}`);
    return virtual ? noteSnapshot(db, site, who, new Date(now())) : clearSnapshot(db, site, who);
  };

/** @param now epoch ms */
export const forgetOldSnapshots = (db: Queries, now: number): Promise<number> =>
  deleteInParts((limit) => forgetSnapshots(db, new Date(now), limit));
