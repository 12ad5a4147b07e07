import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { isSubmitted } from '@contract/submittedFile';
import { TtlCache } from '@platform/cache/ttlCache';
import { createLimit, fixedWidth } from '@platform/queues/limit';
import { addAvifJob } from './avifClaims';
import { fileFormat } from './contents';
import { type HideableMedia, hideableMedia } from './hideableMedia';
import { type FileExtension, typeOf } from './kinds';
import type { MediaStore, StoredFile, StoredImage } from './mediaStore';
import { withoutMetadata } from './metadata/withoutMetadata';
import { pictureLimit } from './pictureLimit';
import { encodePicture, measure, pictureCost, shrink } from './pictures';
import { mediaBusy, mediaRefused } from './refusal';
import { type MediaName, mediaPath } from './sizes';
import { writeWhole } from './writeWhole';

/** A kept file, ready to be sent. */
export interface OpenedMedia {
  /** Bytes. */
  size: number;
  /** Of what is sent: of a size it may be `avif`. */
  extension: string;
  /** Bytes `start` to `end`, both counted. */
  stream(start: number, end: number): Readable;
}

/** The source of the media routes; a derived size is made here at its first request. */
export interface MediaReader {
  /** @param takesAvif the reader's browser shows AVIF: a size is sent as one where there is one */
  open(name: MediaName, takesAvif?: boolean): Promise<OpenedMedia | undefined>;
}

export interface FolderStoreOptions {
  folder: string;
  /** Of a picture as sent, all frames together. */
  maxPixels: number;
}

const pictureExtensions = ['jpg', 'png', 'webp', 'gif'] as const;
/** Costs are pixels of a photograph (`pictureCost`): one of 16 million takes half a second. Two cores, one of them for answers. */
const pictureCosts = { width: 2, lightCost: 16_000_000, maxOfSender: 800_000_000, maxOfAll: 4_000_000_000 };
/** Of sizes that readers wait for: a member's picture may take ten seconds, and none of these waits behind it. */
const sizesAtOnce = 1;

async function sizeOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}

/** An address that nobody can compute from a file that was submitted (`isSubmitted`). */
const randomHash = () => `${randomBytes(18).toString('hex')}0000`;
const hashOf = (bytes: Uint8Array, from: string) =>
  from === '' ? createHash('sha256').update(bytes).digest('hex').slice(0, 40) : randomHash();

/** Pictures and their sizes. */
function createPictures({ folder, maxPixels }: FolderStoreOptions, fileOf: (name: MediaName) => string) {
  const inTurn = createLimit(pictureLimit({ ...pictureCosts, full: mediaBusy }));
  const sizesInTurn = createLimit(fixedWidth({ width: sizesAtOnce }));

  async function keptOriginal(hash: string): Promise<MediaName | undefined> {
    for (const extension of pictureExtensions) {
      if ((await sizeOf(fileOf({ hash, extension }))) !== undefined) return { hash, extension };
    }
    return undefined;
  }

  async function keepPicture(hash: string, bytes: Uint8Array, from: string): Promise<StoredImage> {
    const before = await keptOriginal(hash);
    if (before !== undefined) {
      const kept = await readFile(fileOf(before));
      return { url: `/media/${mediaPath(before)}`, ...(await measure(kept)), size: kept.length };
    }
    const {
      bytes: written,
      extension,
      ...measures
    } = await inTurn(() => encodePicture(bytes, maxPixels), {
      cost: await pictureCost(bytes, maxPixels),
      from,
    });
    await writeWhole(fileOf({ hash, extension }), written);
    await addAvifJob(folder, { hash, extension });
    return { url: `/media/${mediaPath({ hash, extension })}`, ...measures, size: written.length };
  }

  /** Does the size exist now? Its original may be missing, or a gif, which is served in its own size only. */
  async function makeSize(hash: string, width: number, file: string): Promise<boolean> {
    const original = await keptOriginal(hash);
    if (original === undefined || original.extension === 'gif') return false;
    // read when its turn has come: a thousand that wait are not held in memory
    const made = await sizesInTurn(async () => shrink(await readFile(fileOf(original)), width));
    await writeWhole(file, made);
    return true;
  }

  return { keepPicture, makeSize, keptOriginal };
}

const opened = (file: string, size: number, extension: string): OpenedMedia => ({
  size,
  extension,
  stream: (start, end) => createReadStream(file, { start, end }),
});

/** Media in a folder. The newsroom's are addressed by their content: the same bytes are encoded and kept once. */
export function folderStore(options: FolderStoreOptions): MediaStore & MediaReader & HideableMedia {
  const { folder } = options;
  const fileOf = (name: MediaName) => join(folder, mediaPath(name));
  const pictures = createPictures(options, fileOf);
  // Without a lifetime: callers that come while one is made share it.
  const keptImages = new TtlCache<StoredImage>(() => 0, 0);
  const madeSizes = new TtlCache<boolean>(() => 0, 0);

  async function keepBytes(bytes: Uint8Array, extension: FileExtension, from = ''): Promise<StoredFile> {
    const kept = { hash: hashOf(bytes, from), extension };
    if ((await sizeOf(fileOf(kept))) !== bytes.length) await writeWhole(fileOf(kept), bytes);
    return { url: `/media/${mediaPath(kept)}`, size: bytes.length, type: typeOf(extension) };
  }

  /** A size that was made while its original was hidden is served no more. */
  const isHidden = async ({ hash, width, extension }: MediaName): Promise<boolean> =>
    width !== undefined &&
    isSubmitted(`/media/${mediaPath({ hash, extension })}`) &&
    (await pictures.keptOriginal(hash)) === undefined;

  return {
    ...hideableMedia(folder),
    async keepImage(bytes, from = '') {
      const hash = hashOf(bytes, from);
      return keptImages.get(hash, 0, () => pictures.keepPicture(hash, bytes, from));
    },

    async keepFile(bytes, name, from = ''): Promise<StoredFile> {
      const extension = fileFormat(bytes);
      if (extension === undefined)
        throw mediaRefused(`${name.slice(0, 100)} is of no kind that is kept here`);
      return keepBytes(withoutMetadata(bytes, extension), extension, from);
    },

    async keepText(text, extension): Promise<StoredFile> {
      return keepBytes(Buffer.from(text, 'utf8'), extension);
    },

    async open(name, takesAvif = false) {
      const { hash, width, extension } = name;
      if (await isHidden(name)) return undefined;
      if (takesAvif && width !== undefined) {
        const avif = fileOf({ ...name, extension: 'avif' });
        const size = await sizeOf(avif);
        if (size !== undefined) return opened(avif, size, 'avif');
      }
      const file = fileOf(name);
      let size = await sizeOf(file);
      if (size === undefined && width !== undefined) {
        if (!(await madeSizes.get(file, 0, () => pictures.makeSize(hash, width, file)))) return undefined;
        size = await sizeOf(file);
      }
      return size === undefined ? undefined : opened(file, size, extension);
    },
  };
}
