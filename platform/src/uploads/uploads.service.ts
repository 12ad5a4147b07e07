import type { Uploaded } from '@contract/uploads';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Database } from '@platform/db/connection';
import { cleanLine } from '@platform/html/words';
import { fileFormat, pictureFormat } from '@platform/media/contents';
import type { MediaStore } from '@platform/media/mediaStore';
import { isMediaBusy, isMediaRefused } from '@platform/media/refusal';
import type { CallContext } from '@platform/operations/callContext';
import { refused } from '@platform/wire/refusals';
import type { UploadedFile } from '@platform/wire/uploadedFile';
import { UNREADABLE_CLIP } from './uploadParts.service';
import { insertUpload } from './uploads.store';

/** H4, in the specification's own words. */
const PICTURES_ONLY = '系统仅支持jpg/jpeg/png/gif/bmp格式的照片！';
const MAX_FILE_NAME_LENGTH = 200;
const PICTURES = ['jpg', 'png', 'gif', 'bmp'];

interface StoredUpload {
  readonly url: string;
  readonly size: number;
  readonly type: string;
}

const TOO_MANY = '上传太频繁，请稍后再试';

/** @param from the member, who takes turns with others */
async function keepPicture(media: MediaStore, { bytes }: UploadedFile, from: string): Promise<StoredUpload> {
  if (!PICTURES.includes(pictureFormat(bytes) ?? '')) throw refused(PICTURES_ONLY);
  const { url, size } = await media.keepImage(bytes, from).catch((error: unknown) => {
    if (isMediaBusy(error)) throw refused(TOO_MANY);
    throw isMediaRefused(error) ? refused('图片无法读取，请换一张') : error;
  });
  return { url, size, type: 'image' };
}

/** Audio and video as the newsroom allows them (`uploadTypes`). @param from the member */
async function keepFile(
  media: MediaStore,
  part: UploadedFile,
  allowed: readonly string[],
  from: string,
): Promise<StoredUpload> {
  const format = fileFormat(part.bytes) ?? '';
  if (!allowed.includes(format))
    throw refused(allowed.length > 0 ? `系统仅支持${allowed.join('/')}格式的文件！` : PICTURES_ONLY);
  return media.keepFile(part.bytes, part.fileName, from).catch((error: unknown) => {
    throw isMediaRefused(error) ? refused(UNREADABLE_CLIP) : error;
  });
}

/** Stores members' uploads. Pictures are recognised by their bytes and encoded anew, without location and other metadata. */
export function createUploads({ db, media, now }: { db: Database; media: MediaStore; now: () => number }) {
  const senderOf = ({ site }: CallContext, member: number) => `${site.id}/${member}`;

  async function keep(part: UploadedFile, context: CallContext, member: number): Promise<StoredUpload> {
    const isPicture = pictureFormat(part.bytes) !== undefined;
    const { uploadTypes } = context.site.config;
    return isPicture || uploadTypes.length === 0
      ? keepPicture(media, part, senderOf(context, member))
      : keepFile(media, part, uploadTypes, senderOf(context, member));
  }

  async function countFiles({ site }: CallContext, member: number, count: number): Promise<void> {
    const attempts = attemptsOf(db, site.id, now());
    for (let file = 0; file < count; file += 1) {
      if (!(await attempts.take(limits.uploads, `m:${member}`))) throw refused(TOO_MANY);
    }
  }

  /** Records the owner, for the member's export. */
  const note = ({ site }: CallContext, member: number, part: UploadedFile, stored: StoredUpload) =>
    insertUpload(db, site.id, member, {
      url: stored.url,
      size: stored.size,
      kind: stored.type,
      file_name: [...cleanLine(part.fileName)].slice(0, MAX_FILE_NAME_LENGTH).join(''),
      uploaded_at: new Date(now()),
    });

  return {
    /** Wire S23: one entry per part, in order. One rejected part rejects all, so that no comment loses pictures. */
    async upload(context: CallContext, member: number): Promise<Uploaded> {
      const files = context.files.filter(({ name }) => /^file/.test(name));
      if (files.length === 0) throw refused('没有收到文件');
      await countFiles(context, member, files.length);
      const fileList = [];
      for (const part of files) {
        const { url, size, type } = await keep(part, context, member);
        await note(context, member, part, { url, size, type });
        fileList.push({ fileName: part.fileName, url: context.origin + url, size, type });
      }
      return { success: true, errorInfo: '', fileList };
    },

    /** One picture. @returns its address on this platform, without host */
    async picture(context: CallContext, member: number, part: UploadedFile | undefined): Promise<string> {
      if (!part) throw refused('没有收到文件');
      await countFiles(context, member, 1);
      const stored = await keepPicture(media, part, senderOf(context, member));
      await note(context, member, part, stored);
      return stored.url;
    },
  };
}
export type Uploads = ReturnType<typeof createUploads>;
