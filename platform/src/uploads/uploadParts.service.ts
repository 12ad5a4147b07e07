import { createHmac, timingSafeEqual } from 'node:crypto';
import { MediaStatus } from '@contract/codes';
import { MAX_CLIP_BYTES, UPLOAD_PART_BYTES } from '@contract/limits';
import type { OutputOf } from '@contract/operation';
import { pathsOf } from '@contract/services';
import {
  type consolidatedResults,
  minioUpload,
  type uploadAccessToken,
  type uploadDone,
} from '@contract/uploads';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Queries } from '@platform/db/connection';
import { deleteInParts } from '@platform/db/deleteInParts';
import { fileFormat } from '@platform/media/contents';
import { typeOf } from '@platform/media/kinds';
import type { MediaStore } from '@platform/media/mediaStore';
import { isMediaRefused } from '@platform/media/refusal';
import { createLimit, fixedWidth } from '@platform/queues/limit';
import { refused } from '@platform/wire/refusals';
import {
  beginUpload,
  joinedBytes,
  type OpenUpload,
  openUpload,
  type PartRow,
  storedParts,
  storePart,
  UploadFault,
  type UploadFaultReason,
  type UploadKey,
  type UploadStorage,
} from './partialUploads.service';
import { deleteExpiredUploads, finishUpload, markJoined } from './uploadParts.store';
import { insertUpload } from './uploads.store';

/** Open uploads of a member. */
const MAX_OPEN = 3;
/** Seconds. */
const MAX_DURATION = 86_400;

const CLIPS_ONLY = '系统仅支持mp4/webm/mp3/m4a/ogg/wav格式的音视频！';
/** Its structure cannot be read, so its metadata would stay. */
export const UNREADABLE_CLIP = '文件无法读取，不能去除其中的位置等信息，请换一个';
const reasons: Readonly<Record<UploadFaultReason, string>> = {
  unknown: '没有这次上传，或已过期',
  size: `文件不能超过${MAX_CLIP_BYTES / 1_000_000}MB`,
  tooMany: '上传太频繁，请稍后再试',
  outside: '分片超出文件大小',
  incomplete: '文件没有传完，请重试',
  damaged: '文件在上传中损坏，请重新上传',
};

const isClip = (type: string): boolean => /^(audio|video)\//.test(type);

/** Members read the reason in the answer. @throws Refusal −1 */
async function withReasons<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof UploadFault ? refused(reasons[error.reason]) : error;
  }
}

export interface UploadPartsOptions extends UploadStorage {
  readonly media: MediaStore;
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

interface SentPart {
  readonly partNumber: number;
  readonly etag: string;
}

const keyOf = ({ site, member }: Uploader, id: string): UploadKey => ({ site, member, id });

/** The same upload has the same token, so that an interrupted sender can go on. */
const tokenOf = (key: string, { site, member = 0, id }: UploadKey): string =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(`u1/${site}/${member}/${id}`).digest('hex');

function isToken(sent: string, expected: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** As the sender has them; the sender's order is free. */
const areSent = (parts: readonly PartRow[], sent: readonly SentPart[]): boolean =>
  sent.length === parts.length &&
  parts.every(({ number, etag }) => sent.some((one) => one.partNumber === number && one.etag === etag));

async function storeClip(
  parts: UploadPartsOptions,
  upload: UploadKey,
  row: OpenUpload,
  sent: readonly SentPart[],
): Promise<string> {
  const { db, media, now } = parts;
  const { site, member = 0 } = upload;
  const stored = await storedParts(parts, upload);
  if (!areSent(stored, sent)) throw new UploadFault('incomplete');
  const bytes = await joinedBytes(parts, upload, row, stored);
  const format = fileFormat(bytes);
  if (!format || !isClip(typeOf(format))) throw refused(CLIPS_ONLY);
  const { url, size, type } = await media
    .keepFile(bytes, row.file_name, `${site}/${member}`)
    .catch((error: unknown) => {
      throw isMediaRefused(error) ? refused(UNREADABLE_CLIP) : error;
    });
  await db.transaction(async (queries) => {
    const one = { url, size, kind: type, file_name: row.file_name, uploaded_at: new Date(now()) };
    await insertUpload(queries, site, member, one);
    await markJoined(queries, upload, url);
  });
  return url;
}

/** Opens an upload, or finds the open one of the same bytes (wire o9). @throws Refusal −1 for a size out of bounds or too many */
async function begin(
  parts: UploadPartsOptions,
  { site, member, origin }: Uploader,
  file: { readonly fileName: string; readonly size: number; readonly sha256: string },
): Promise<OutputOf<typeof uploadAccessToken>> {
  const { db, now, key } = parts;
  const { id, expires_at } = await withReasons(
    beginUpload(parts, { site, member }, file, {
      maxBytes: MAX_CLIP_BYTES,
      maxOpen: MAX_OPEN,
      admit: () => attemptsOf(db, site, now()).take(limits.uploads, `m:${member}`),
    }),
  );
  const token = tokenOf(key, { site, member, id });
  const uploadUrl = `${origin}${pathsOf(minioUpload)[0]}`;
  const expires = expires_at.getTime();
  return { uploadId: id, token, objectKey: id, partSize: UPLOAD_PART_BYTES, uploadUrl, expires };
}

/** Videos and recordings in parts (wire o9 to o12): a part that is lost on the way is sent again, and nothing else. */
export function createUploadParts(parts: UploadPartsOptions) {
  /** One file in memory at a time. */
  const inTurn = createLimit(fixedWidth({ width: 1 }));

  return {
    begin: (uploader: Uploader, file: Parameters<typeof begin>[2]) => begin(parts, uploader, file),

    /** Stores a part; the same part again replaces it (wire o10). @param token header `upload-token`; undefined = none was sent */
    async part(
      uploader: Uploader,
      part: { readonly uploadId: string; readonly number: number; readonly bytes: Buffer },
      token: string | undefined,
    ): Promise<OutputOf<typeof minioUpload>> {
      const upload = keyOf(uploader, part.uploadId);
      if (token !== undefined && !isToken(token, tokenOf(parts.key, upload))) throw refused(reasons.unknown);
      const row = await withReasons(openUpload(parts, upload));
      const etag = await withReasons(storePart(parts, upload, row, { ...part, maxBytes: UPLOAD_PART_BYTES }));
      return { objectKey: row.id, partNumber: part.number, etag, url: '' };
    },

    /** Joins the parts, once (wire o11). @throws Refusal −1 where one is missing or changed, or for a file that is no clip */
    async join(
      uploader: Uploader,
      uploadId: string,
      sent: readonly SentPart[],
    ): Promise<OutputOf<typeof consolidatedResults>> {
      const upload = keyOf(uploader, uploadId);
      const { url, size } = await inTurn(async () => {
        const row = await withReasons(openUpload(parts, upload));
        const url = row.url || (await withReasons(storeClip(parts, upload, row, sent)));
        return { url, size: row.size };
      });
      return { objectKey: uploadId, url: uploader.origin + url, size, status: 0 };
    },

    /** Ends an upload and stores the clip's length (wire o12). @param duration seconds, as the sender says it */
    async finish(
      uploader: Uploader,
      uploadId: string,
      duration: number,
    ): Promise<OutputOf<typeof uploadDone>> {
      const upload = keyOf(uploader, uploadId);
      const { url } = await withReasons(openUpload(parts, upload));
      const length = Math.min(duration, MAX_DURATION);
      const done = url === '' ? undefined : await finishUpload(parts.db, upload, url, length);
      if (!done) throw refused(reasons.incomplete);
      return { mediaId: done.mediaId, url: uploader.origin + url, cover: '', status: MediaStatus.ready };
    },
  };
}
export type UploadParts = ReturnType<typeof createUploadParts>;

/** Deletes uploads that were never joined. @param now epoch ms */
export const forgetExpiredUploads = (db: Queries, now: number): Promise<number> =>
  deleteInParts((limit) => deleteExpiredUploads(db, new Date(now), limit));
