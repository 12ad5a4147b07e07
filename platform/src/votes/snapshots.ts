import type { Queries } from '@platform/db/connection';
import { deleteInParts } from '@platform/db/deleteInParts';
import { clearSnapshot, forgetSnapshots, noteSnapshot, wasSnapshot } from './snapshots.store';
import type { Voters } from './voters';

/** The messenger throws away what such a page keeps, its device with it. */
const LASTS_MS = 24 * 3_600_000;

/** The messenger said who is on a device: nobody in particular (snapshot mode), or a person again. */
export type NoteMessengerUser = (site: number, device: string, virtual: boolean) => Promise<unknown>;

export const snapshotNoting =
  (db: Queries, voters: Voters, now: () => number): NoteMessengerUser =>
  (site, device, virtual) => {
    const who = voters.kept(site, `d:${device}`);
    return virtual ? noteSnapshot(db, site, who, new Date(now())) : clearSnapshot(db, site, who);
  };

/** Is this device's user a virtual one (field finding 1)? */
export const isSnapshot = (db: Queries, site: number, who: Buffer, at: Date): Promise<boolean> =>
  wasSnapshot(db, site, who, new Date(at.getTime() - LASTS_MS));

/** @param now epoch ms */
export const forgetOldSnapshots = (db: Queries, now: number): Promise<number> =>
  deleteInParts((limit) => forgetSnapshots(db, new Date(now - LASTS_MS), limit));
