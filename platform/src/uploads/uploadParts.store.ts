import type { Queries } from '@platform/db/connection';

/** An upload in parts, not yet expired. */
export interface OpenUpload {
  readonly id: string;
  readonly file_name: string;
  readonly size: number;
  /** Hex, as its sender says it; '' = not said. */
  readonly sha256: string;
  readonly expires_at: Date;
  /** `/media/…` of the joined file; '' = not joined. */
  readonly url: string;
}
/** Whose upload it is, and which. */
export interface UploadKey {
  readonly site: number;
  readonly member: number;
  readonly id: string;
}

const FIELDS = 'id, file_name, size, sha256, expires_at, url';
const SAME = {
  name: 'parts-same',
  text: `select ${FIELDS} from open_uploads where site_id = $1 and member_id = $2 and sha256 = $3 and size = $4
    and expires_at > $5 order by created_at desc limit 1`,
};
/** The member's open upload of the same bytes. */
export const findSameUpload = (
  db: Queries,
  { site, member }: Omit<UploadKey, 'id'>,
  file: { readonly sha256: string; readonly size: number },
  now: Date,
) => db.one<OpenUpload>(SAME, [site, member, file.sha256, file.size, now]);

const ADD = {
  name: 'parts-add',
  text: `insert into open_uploads (site_id, id, member_id, file_name, size, sha256, created_at, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
};
export const addUpload = (
  db: Queries,
  { site, member, id }: UploadKey,
  one: Omit<OpenUpload, 'id' | 'url'>,
  at: Date,
) => db.run(ADD, [site, id, member, one.file_name, one.size, one.sha256, at, one.expires_at]);

const TRIM = {
  name: 'parts-trim',
  text: `delete from open_uploads where site_id = $1 and member_id = $2 and id not in (select id from open_uploads
    where site_id = $1 and member_id = $2 order by created_at desc limit $3)`,
};
/** Keeps a member's newest open uploads. */
export const keepNewestUploads = (db: Queries, site: number, member: number, count: number) =>
  db.run(TRIM, [site, member, count]);

const FIND = {
  name: 'parts-find',
  text: `select ${FIELDS} from open_uploads where site_id = $1 and member_id = $2 and id = $3 and expires_at > $4`,
};
export const findUpload = (db: Queries, { site, member, id }: UploadKey, now: Date) =>
  db.one<OpenUpload>(FIND, [site, member, id, now]);

const SAVE_PART = {
  name: 'parts-save-part',
  text: `insert into open_upload_parts (site_id, upload_id, part_number, etag, bytes) values ($1, $2, $3, $4, $5)
    on conflict (site_id, upload_id, part_number) do update set etag = excluded.etag, bytes = excluded.bytes`,
};
export const savePart = (
  db: Queries,
  { site, id }: UploadKey,
  part: { readonly number: number; readonly etag: string; readonly bytes: Buffer },
) => db.run(SAVE_PART, [site, id, part.number, part.etag, part.bytes]);

export interface PartRow {
  readonly number: number;
  readonly etag: string;
  readonly size: number;
}
const PARTS = {
  name: 'parts-list',
  text: `select part_number as number, etag, length(bytes) as size from open_upload_parts
    where site_id = $1 and upload_id = $2 order by part_number`,
};
export const partsOf = (db: Queries, { site, id }: UploadKey) => db.query<PartRow>(PARTS, [site, id]);

const PART = {
  name: 'parts-bytes',
  text: 'select bytes from open_upload_parts where site_id = $1 and upload_id = $2 and part_number = $3',
};
export const partBytes = (db: Queries, { site, id }: UploadKey, number: number) =>
  db.one<{ bytes: Buffer }>(PART, [site, id, number]);

const JOINED = {
  name: 'parts-joined',
  text: `with gone as (delete from open_upload_parts where site_id = $1 and upload_id = $2)
    update open_uploads set url = $3 where site_id = $1 and id = $2`,
};
/** Stores the joined file's address and removes the parts. */
export const markJoined = (db: Queries, { site, id }: UploadKey, url: string) =>
  db.run(JOINED, [site, id, url]);

const DONE = {
  name: 'parts-done',
  text: `update member_uploads set duration = $4 where site_id = $1 and member_id = $2 and url = $3
    returning media_id::int as "mediaId"`,
};
/** Stores a file's length. @returns its number; undefined where the member has no such upload */
export const finishUpload = (db: Queries, { site, member }: UploadKey, url: string, duration: number) =>
  db.one<{ mediaId: number }>(DONE, [site, member, url, duration]);

const EXPIRED = {
  name: 'parts-expired',
  text: 'delete from open_uploads where ctid = any(array(select ctid from open_uploads where expires_at < $1 limit $2))',
};
export const deleteExpiredUploads = (db: Queries, before: Date, limit: number) =>
  db.run(EXPIRED, [before, limit]);
