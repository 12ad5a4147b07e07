import type { Queries } from '@platform/db/connection';
import { forgetUploadsOf, type UploadRow, uploadsAfter } from './uploads.store';

/** What a member sent, in the order of its addresses. @param after the address before; '' = from the first */
export const ownUploads = (
  db: Queries,
  site: number,
  member: number,
  after: string,
  limit: number,
): Promise<UploadRow[]> => uploadsAfter(db, site, member, after, limit);

/** With a membership ends whose it was. The bytes stay: what he said may still show them, and others may have sent the same. */
export const forgetUploads = (db: Queries, site: number, member: number) => forgetUploadsOf(db, site, member);
