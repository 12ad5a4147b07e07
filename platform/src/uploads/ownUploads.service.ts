import type { Queries } from '@platform/db/connection';
import { forgetUploadsOf, type UploadRow, uploadsAfter } from './uploads.store';

/** A member's uploads by address. @param after last address of the page before; '' = from the first */
export const ownUploads = (
  db: Queries,
  site: number,
  member: number,
  after: string,
  limit: number,
): Promise<UploadRow[]> => uploadsAfter(db, site, member, after, limit);

/** With a membership ends whose it was. The bytes stay: what he said may still show them, and others may have sent the same. */
export const forgetUploads = (db: Queries, site: number, member: number) => forgetUploadsOf(db, site, member);
