import { MAX_CLIP_BYTES } from '@contract/limits';
import { FILE_PART_BYTES } from '@contract/newsroomFiles';
import { attemptsOf, limits } from '@platform/attempts/attempts.service';
import type { Database } from '@platform/db/connection';
import { fileFormat, pictureFormat } from '@platform/media/contents';
import { typeOf } from '@platform/media/kinds';
import type { MediaStore } from '@platform/media/mediaStore';
import { isMediaRefused } from '@platform/media/refusal';
import { createLimit, fixedWidth } from '@platform/queues/limit';
import { transportFault } from '@platform/wire/refusals';
import {
  type AnnouncedFile,
  beginUpload,
  joinUpload,
  openUpload,
  storedParts,
  storePart,
  UploadFault,
  type UploadFaultReason,
  type UploadSender,
} from './partialUploads.service';

interface FileParts {
  readonly db: Database;
  readonly media: MediaStore;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Open uploads: files of a report and of the next one; a reporter's phone sends one after the other. */
const MAX_OPEN = { staff: 20, pass: 3 };

const faults: Readonly<Record<UploadFaultReason, Parameters<typeof transportFault>>> = {
  unknown: [404, 'there is no such upload, or it has expired'],
  size: [413, 'the file is too large'],
  tooMany: [429, 'too many files for now'],
  outside: [400, 'this part lies outside the file'],
  incomplete: [409, 'parts of the file are missing'],
  damaged: [409, 'the file was damaged on its way: send it again'],
};

async function withTransportFaults<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UploadFault) throw transportFault(...faults[error.reason]);
    if (isMediaRefused(error)) throw transportFault(400, error.message);
    throw error;
  }
}

/** Pictures, audio and video, recognised by their bytes. @returns `/media/…` @throws Refusal 400 */
async function keep(media: MediaStore, bytes: Buffer, name: string, from: string): Promise<string> {
  if (pictureFormat(bytes)) return (await media.keepImage(bytes, from)).url;
  const format = fileFormat(bytes);
  if (!format || !/^(audio|video)\//.test(typeOf(format)))
    throw transportFault(400, 'this is neither a picture nor a recording');
  return (await media.keepFile(bytes, name, from)).url;
}

const personOf = ({ pass, staff }: UploadSender): string => (pass ? `p:${pass}` : `s:${staff}`);

/** Files of the newsroom's people and of reporters with a pass, in parts, because connections break. */
export function createNewsroomFiles({ db, media, now }: FileParts) {
  const storage = { db, now };
  /** One file in memory at a time. */
  const inTurn = createLimit(fixedWidth({ width: 1 }));

  return {
    /** @returns the upload, with the numbers of the parts that have arrived @throws Refusal 413, 429 */
    async begin(sender: UploadSender, file: AnnouncedFile): Promise<{ upload: string; parts: number[] }> {
      const { site } = sender;
      const person = personOf(sender);
      const rules = {
        maxBytes: MAX_CLIP_BYTES,
        maxOpen: sender.pass ? MAX_OPEN.pass : MAX_OPEN.staff,
        admit: () => attemptsOf(db, site, now()).take(limits.newsroomFiles, person),
      };
      const { id, url } = await withTransportFaults(beginUpload(storage, sender, file, rules));
      if (url !== '') {
        const count = Math.ceil(file.size / FILE_PART_BYTES);
        return { upload: id, parts: Array.from({ length: count }, (_, index) => index + 1) };
      }
      const parts = await storedParts(storage, { ...sender, id });
      return { upload: id, parts: parts.map(({ number }) => number) };
    },

    /** @throws Refusal 400, 404 */
    async part(
      sender: UploadSender,
      upload: string,
      { number, bytes }: { readonly number: number; readonly bytes: Buffer },
    ): Promise<void> {
      const key = { ...sender, id: upload };
      const row = await withTransportFaults(openUpload(storage, key));
      await withTransportFaults(storePart(storage, key, row, { number, bytes, maxBytes: FILE_PART_BYTES }));
    },

    /** Joins the parts, once. @returns `/media/…` @throws Refusal 400, 404, 409 */
    join: (sender: UploadSender, upload: string): Promise<string> =>
      inTurn(() =>
        withTransportFaults(
          joinUpload(storage, { ...sender, id: upload }, (bytes, name) =>
            keep(media, bytes, name, `${sender.site}/${personOf(sender)}`),
          ),
        ),
      ),
  };
}
export type NewsroomFiles = ReturnType<typeof createNewsroomFiles>;
