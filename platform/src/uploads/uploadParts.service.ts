import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { MediaStatus } from '@contract/codes';
import { MAX_CLIP_BYTES, UPLOAD_PART_BYTES } from '@contract/limits';
import type { OutputOf } from '@contract/operation';
import type { consolidatedResults, minioUpload, uploadAccessToken, uploadDone } from '@contract/uploads';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Database, Queries } from '@platform/db/connection';
import { deleteInParts } from '@platform/db/deleteInParts';
import { cleanLine } from '@platform/html/words';
import { fileFormat } from '@platform/media/contents';
import { typeOf } from '@platform/media/kinds';
import type { MediaStore } from '@platform/media/mediaStore';
import { jobQueue } from '@platform/media/queue';
import { refused } from '@platform/wire/refusals';
import {
  addUpload,
  deleteExpiredUploads,
  findSameUpload,
  findUpload,
  finishUpload,
  keepNewestUploads,
  markJoined,
  type OpenUpload,
  type PartRow,
  partBytes,
  partsOf,
  savePart,
  type UploadKey,
} from './uploadParts.store';
import { insertUpload } from './uploads.store';

/** An upload that is not joined by then is deleted. */
const LIFETIME_MS = 24 * 3_600_000;
/** Open uploads of a member; older ones are deleted. */
const MAX_OPEN = 3;
const MAX_FILE_NAME_LENGTH = 200;
/** Seconds. */
const MAX_DURATION = 86_400;
const ID_BYTES = 16;

const CLIPS_ONLY = '系统仅支持mp4/webm/mp3/m4a/ogg/wav格式的音视频！';
const noUpload = () => refused('没有这次上传，或已过期');

const isClip = (type: string): boolean => /^(audio|video)\//.test(type);
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export interface UploadPartsOptions {
  readonly db: Database;
  readonly media: MediaStore;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** `keys.sign`. */
  readonly key: string;
}

/** A member who uploads. */
export interface Uploader {
  readonly site: number;
  readonly member: number;
  /** `https://host` of the answers' addresses. */
  readonly origin: string;
}
/** Open uploads and the tokens that lead to them. */
function createOpenUploads({ db, now, key }: UploadPartsOptions) {
  /** The same upload has the same token, so that an interrupted sender can go on. */
  const tokenOf = ({ site, member, id }: UploadKey): string =>
    createHmac('sha256', Buffer.from(key, 'hex')).update(`u1/${site}/${member}/${id}`).digest('hex');

  async function open(upload: UploadKey, token?: string): Promise<OpenUpload> {
    const expected = Buffer.from(tokenOf(upload));
    const sent = token === undefined ? expected : Buffer.from(token);
    const isRight = sent.length === expected.length && timingSafeEqual(sent, expected);
    const row = isRight ? await findUpload(db, upload, new Date(now())) : undefined;
    if (!row) throw noUpload();
    return row;
  }

  return { tokenOf, open };
}
type OpenUploads = ReturnType<typeof createOpenUploads>;

/** @throws Refusal −1 where parts are missing, changed, or not the announced bytes */
async function joinedBytes(
  db: Database,
  upload: UploadKey,
  row: OpenUpload,
  parts: readonly PartRow[],
): Promise<Buffer> {
  const whole = Buffer.alloc(row.size);
  let at = 0;
  for (const { number, size } of parts) {
    const bytes = (await partBytes(db, upload, number))?.bytes;
    if (!bytes || at + size > row.size) throw noUpload();
    at += bytes.copy(whole, at);
  }
  if (row.sha256 !== '' && hashOf(whole) !== row.sha256) throw refused('文件在上传中损坏，请重新上传');
  return whole;
}

/** Stores the clip that an upload's parts make. @returns its address on this platform */
async function storeClip(
  { db, media, now }: UploadPartsOptions,
  upload: UploadKey,
  row: OpenUpload,
  parts: readonly PartRow[],
): Promise<string> {
  const bytes = await joinedBytes(db, upload, row, parts);
  const format = fileFormat(bytes);
  if (!format || !isClip(typeOf(format))) throw refused(CLIPS_ONLY);
  const { url, size, type } = await media.keepFile(bytes, row.file_name);
  await db.transaction(async (queries) => {
    const one = { url, size, kind: type, file_name: row.file_name, uploaded_at: new Date(now()) };
    await insertUpload(queries, upload.site, upload.member, one);
    await markJoined(queries, upload, url);
  });
  return url;
}

function createReceiving({ db, now }: UploadPartsOptions, { tokenOf, open }: OpenUploads) {
  return {
    /** Opens an upload, or finds the open one of the same bytes (wire o9). @throws Refusal −1 for a size out of bounds or too many */
    async begin(
      { site, member, origin }: Uploader,
      file: { readonly fileName: string; readonly size: number; readonly sha256: string },
    ): Promise<OutputOf<typeof uploadAccessToken>> {
      const at = new Date(now());
      const { size } = file;
      const sha256 = file.sha256.toLowerCase();
      if (size < 1 || size > MAX_CLIP_BYTES) throw refused(`文件不能超过${MAX_CLIP_BYTES / 1_000_000}MB`);
      const same =
        sha256 === '' ? undefined : await findSameUpload(db, { site, member }, { sha256, size }, at);
      const id = same?.id ?? randomBytes(ID_BYTES).toString('hex');
      const upload = { site, member, id };
      const expires_at = same?.expires_at ?? new Date(at.getTime() + LIFETIME_MS);
      if (!same) {
        if (!(await attemptsOf(db, site, now()).take(limits.uploads, `m:${member}`)))
          throw refused('上传太频繁，请稍后再试');
        const file_name = [...cleanLine(file.fileName)].slice(0, MAX_FILE_NAME_LENGTH).join('');
        await addUpload(db, upload, { file_name, size, sha256, expires_at }, at);
        await keepNewestUploads(db, site, member, MAX_OPEN);
      }
      const uploadUrl = `${origin}/minio/upload`;
      const expires = expires_at.getTime();
      const token = tokenOf(upload);
      return { uploadId: id, token, objectKey: id, partSize: UPLOAD_PART_BYTES, uploadUrl, expires };
    },

    /** Stores a part; the same part again replaces it (wire o10). @param token header `upload-token`; undefined = none was sent */
    async part(
      { site, member }: Uploader,
      part: { readonly uploadId: string; readonly number: number; readonly bytes: Buffer },
      token: string | undefined,
    ): Promise<OutputOf<typeof minioUpload>> {
      const upload = { site, member, id: part.uploadId };
      const row = await open(upload, token);
      const { number, bytes } = part;
      const isWithin = number <= Math.ceil(row.size / UPLOAD_PART_BYTES) && bytes.length <= UPLOAD_PART_BYTES;
      if (!isWithin) throw refused('分片超出文件大小');
      const etag = hashOf(bytes).slice(0, 32);
      if (row.url === '') await savePart(db, upload, { number, etag, bytes });
      return { objectKey: row.id, partNumber: number, etag, url: '' };
    },
  };
}

function createJoining(options: UploadPartsOptions, { open }: OpenUploads) {
  const { db } = options;
  /** One file in memory at a time. */
  const inTurn = jobQueue(1);
  return {
    /** Joins the parts, once (wire o11). @throws Refusal −1 where one is missing or changed, or for a file that is no clip */
    async join(
      { site, member, origin }: Uploader,
      uploadId: string,
      sent: readonly { readonly partNumber: number; readonly etag: string }[],
    ): Promise<OutputOf<typeof consolidatedResults>> {
      const upload = { site, member, id: uploadId };
      const url = await inTurn(async () => {
        const row = await open(upload);
        if (row.url !== '') return row.url;
        const parts = await partsOf(db, upload);
        const size = parts.reduce((sum, part) => sum + part.size, 0);
        const isWhole =
          size === row.size &&
          parts.every(({ number }, index) => number === index + 1) &&
          sent.length === parts.length &&
          parts.every(({ number, etag }) =>
            sent.some((one) => one.partNumber === number && one.etag === etag),
          );
        if (!isWhole) throw refused('文件没有传完，请重试');
        return storeClip(options, upload, row, parts);
      });
      const { size } = await open(upload);
      return { objectKey: uploadId, url: origin + url, size, status: 0 };
    },

    /** Ends an upload and stores the clip's length (wire o12). @param duration seconds, as the sender says it */
    async finish(
      { site, member, origin }: Uploader,
      uploadId: string,
      duration: number,
    ): Promise<OutputOf<typeof uploadDone>> {
      const upload = { site, member, id: uploadId };
      const { url } = await open(upload);
      const done =
        url === '' ? undefined : await finishUpload(db, upload, url, Math.min(duration, MAX_DURATION));
      if (!done) throw refused('文件没有传完，请重试');
      return { mediaId: done.mediaId, url: origin + url, cover: '', status: MediaStatus.ready };
    },
  };
}

/** Videos and recordings in parts (wire o9 to o12): a part that is lost on the way is sent again, and nothing else. */
export function createUploadParts(options: UploadPartsOptions) {
  const openUploads = createOpenUploads(options);
  return { ...createReceiving(options, openUploads), ...createJoining(options, openUploads) };
}
export type UploadParts = ReturnType<typeof createUploadParts>;

/** Deletes uploads that were never joined. @param now epoch ms */
export const forgetExpiredUploads = (db: Queries, now: number): Promise<number> =>
  deleteInParts((limit) => deleteExpiredUploads(db, new Date(now), limit));
