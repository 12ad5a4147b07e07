import { createHash } from 'node:crypto';
import type { Queries } from '@platform/db/connection';
import { mp3Frames } from './recordings';

/** A recording without tags. */
export const MP3 = mp3Frames();

export interface OpenUploadOf {
  readonly id: string;
  readonly member: number;
  /** Sent already, as one part; none without it. */
  readonly bytes?: Buffer;
}

const FAR = new Date('2099-01-01T00:00:00Z');

/** A member has opened an upload in parts, in place of the one with this id. @returns its parts as consolidatedResults wants them */
export async function anOpenUpload(
  db: Queries,
  { id, member, bytes }: OpenUploadOf,
): Promise<readonly { readonly partNumber: number; readonly etag: string }[]> {
  await db.run({ name: 'test-no-upload', text: 'delete from open_uploads where site_id = 1 and id = $1' }, [
    id,
  ]);
  const text = `insert into open_uploads (site_id, id, member_id, file_name, size, sha256, created_at, expires_at)
    values (1, $1, $2, 'a.mp3', $3, '', now(), $4)`;
  await db.run({ name: 'test-open-upload', text }, [id, member, bytes?.length ?? 1000, FAR]);
  if (!bytes) return [];
  const etag = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const part =
    'insert into open_upload_parts (site_id, upload_id, part_number, etag, bytes) values (1, $1, 1, $2, $3)';
  await db.run({ name: 'test-upload-part', text: part }, [id, etag, bytes]);
  return [{ partNumber: 1, etag }];
}
