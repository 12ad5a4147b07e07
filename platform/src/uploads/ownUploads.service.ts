import type { Queries } from '@platform/db/connection';
import { queueMediaChecks } from './mediaChecks.service';
import { forgetUploadsOf, type UploadRow, uploadsAfter, uploadsAmong } from './uploads.store';

/** A member's uploads by address. @param after last address of the page before; '' = from the first */
export const ownUploads = (
  db: Queries,
  site: number,
  member: number,
  after: string,
  limit: number,
): Promise<UploadRow[]> => uploadsAfter(db, site, member, after, limit);

/** Deletes the ownership of a former member's uploads; files that nothing shows any more are hidden. */
export const forgetUploads = async (db: Queries, site: number, member: number): Promise<void> =>
  queueMediaChecks(db, await forgetUploadsOf(db, site, member));

/** The member's own uploads among addresses; `duration` in seconds, 0 where it is unknown. */
export const ownMediaAmong = async (
  db: Queries,
  site: number,
  member: number,
  urls: readonly string[],
): Promise<readonly { readonly url: string; readonly duration: number }[]> =>
  urls.length > 0 && member > 0 ? uploadsAmong(db, site, member, urls) : [];

/** The addresses that are the member's own uploads. */
export const ownUploadsAmong = async (
  db: Queries,
  site: number,
  member: number,
  urls: readonly string[],
): Promise<string[]> =>
  urls.length > 0 ? (await uploadsAmong(db, site, member, urls)).map(({ url }) => url) : [];
