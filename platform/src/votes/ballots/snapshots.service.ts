import type { Queries } from '@platform/db/connection';
import { deleteInParts } from '@platform/db/deleteInParts';
import type { Voters } from '../voters.rules';
import { clearSnapshot, forgetSnapshots, noteSnapshot, snapshotsAmong } from './snapshots.store';

/** The messenger discards a snapshot page's storage and device after this time. */
const SNAPSHOT_MS = 24 * 3_600_000;

/** Records whether the messenger names a virtual user on a device (snapshot mode) or a real one. */
export type RecordMessengerUser = (site: number, device: string, virtual: boolean) => Promise<unknown>;

export const createSnapshotRecorder =
  (db: Queries, voters: Voters, now: () => number): RecordMessengerUser =>
  (site, device, virtual) => {
    const who = voters.storedHash(site, `d:${device}`);
    return virtual ? noteSnapshot(db, site, who, new Date(now())) : clearSnapshot(db, site, who);
  };

/** Devices among the given whose messenger user is a virtual one (field finding 1), as hex of their hashes. */
export async function findSnapshotDevices(
  db: Queries,
  site: number,
  whos: readonly Buffer[],
  at: Date,
): Promise<Set<string>> {
  if (whos.length === 0) return new Set();
  const rows = await snapshotsAmong(db, site, whos, new Date(at.getTime() - SNAPSHOT_MS));
  return new Set(rows.map(({ who }) => who.toString('hex')));
}

/** @param now epoch ms */
export const forgetOldSnapshots = (db: Queries, now: number): Promise<number> =>
  deleteInParts((limit) => forgetSnapshots(db, new Date(now - SNAPSHOT_MS), limit));
