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
/** A member, a reporter's pass or somebody of the newsroom: one of the three. */
export interface UploadSender {
  readonly site: number;
  readonly member?: number;
  readonly pass?: number;
  readonly staff?: number;
}
export interface UploadKey extends UploadSender {
  readonly id: string;
}

const OF_SENDER = 'site_id = $1 and member_id = $2 and pass_id = $3 and staff_id = $4';
const senderValues = ({ site, member = 0, pass = 0, staff = 0 }: UploadSender) => [site, member, pass, staff];

const FIELDS = 'id, file_name, size, sha256, expires_at, url';
const SAME = {
  name: 'parts-same-of-sender',
  text: `select ${FIELDS} from open_uploads where ${OF_SENDER} and sha256 = $5 and size = $6
    and expires_at > $7 order by created_at desc limit 1`,
};
/** The sender's open upload of the same bytes. */
export const findSameUpload = (
  db: Queries,
  sender: UploadSender,
  file: { readonly sha256: string; readonly size: number },
  now: Date,
) => db.one<OpenUpload>(SAME, [...senderValues(sender), file.sha256, file.size, now]);

const ADD = {
  name: 'parts-add-of-sender',
  text: `insert into open_uploads (site_id, member_id, pass_id, staff_id, id, file_name, size, sha256, created_at, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
};
export const addUpload = (db: Queries, key: UploadKey, one: Omit<OpenUpload, 'id' | 'url'>, at: Date) =>
  db.run(ADD, [...senderValues(key), key.id, one.file_name, one.size, one.sha256, at, one.expires_at]);

const TRIM = {
  name: 'parts-trim-of-sender',
  text: `delete from open_uploads where ${OF_SENDER} and url = '' and id not in (select id from open_uploads
    where ${OF_SENDER} and url = '' order by created_at desc limit $5)`,
};
/** Keeps a sender's newest open uploads. */
export const keepNewestUploads = (db: Queries, sender: UploadSender, count: number) =>
  db.run(TRIM, [...senderValues(sender), count]);

const FIND = {
  name: 'parts-find-of-sender',
  text: `select ${FIELDS} from open_uploads where ${OF_SENDER} and id = $5 and expires_at > $6`,
};
export const findUpload = (db: Queries, key: UploadKey, now: Date) =>
  db.one<OpenUpload>(FIND, [...senderValues(key), key.id, now]);

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
export const finishUpload = (db: Queries, { site, member = 0 }: UploadKey, url: string, duration: number) =>
  db.one<{ mediaId: number }>(DONE, [site, member, url, duration]);

const EXPIRED = {
  name: 'parts-expired',
  text: 'delete from open_uploads where ctid = any(array(select ctid from open_uploads where expires_at < $1 limit $2))',
};
export const deleteExpiredUploads = (db: Queries, before: Date, limit: number) =>
  db.run(EXPIRED, [before, limit]);
