import { createHash, randomBytes } from 'node:crypto';
import { isSubmitted } from '@contract/submittedFile';
import { TtlCache } from '@platform/cache/ttlCache';
import { createLimit, fixedWidth } from '@platform/queues/limit';
import { fileFormat } from './contents';
import { type HideableMedia, hideableMedia } from './hideableMedia';
import { type FileExtension, typeOf } from './kinds';
import type { MediaReader, MediaStore, OpenedMedia, StoredFile, StoredImage } from './mediaStore';
import { withoutMetadata } from './metadata/withoutMetadata';
import { pictureLimit } from './pictureLimit';
import { encodePicture, measure, pictureCost, shrink } from './pictures';
import { mediaBusy, mediaRefused } from './refusal';
import { type MediaName, mediaPath } from './sizes';
import type { MediaFiles, MediaStorage } from './storage/mediaFiles.port';

const pictureExtensions = ['jpg', 'png', 'webp', 'gif'] as const;
/** Costs are pixels of a photograph (`pictureCost`): one of 16 million takes half a second. Two cores, one of them for answers. */
const pictureCosts = { width: 2, lightCost: 16_000_000, maxOfSender: 800_000_000, maxOfAll: 4_000_000_000 };
/** Of sizes that readers wait for: a member's picture may take ten seconds, and none of these waits behind it. */
const sizesAtOnce = 1;

/** An address that nobody can compute from a file that was submitted (`isSubmitted`). */
const randomHash = () => `${randomBytes(18).toString('hex')}0000`;
const hashOf = (bytes: Uint8Array, from: string) =>
  from === '' ? createHash('sha256').update(bytes).digest('hex').slice(0, 40) : randomHash();

/** Pictures and their sizes. */
function createPictures({ files, jobs }: MediaStorage, maxPixels: number) {
  const inTurn = createLimit(pictureLimit({ ...pictureCosts, full: mediaBusy }));
  const sizesInTurn = createLimit(fixedWidth({ width: sizesAtOnce }));

  async function keptOriginal(hash: string): Promise<MediaName | undefined> {
    const names = pictureExtensions.map((extension) => ({ hash, extension }));
    const sizes = await Promise.all(names.map((name) => files.size(mediaPath(name))));
    return names.find((_, index) => sizes[index] !== undefined);
  }

  async function keepPicture(hash: string, bytes: Uint8Array, from: string): Promise<StoredImage> {
    const before = await keptOriginal(hash);
    if (before !== undefined) {
      const kept = await files.read(mediaPath(before));
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
    await files.write(mediaPath({ hash, extension }), written);
    await jobs.add({ hash, extension });
    return { url: `/media/${mediaPath({ hash, extension })}`, ...measures, size: written.length };
  }

  /** Does the size exist now? Its original may be missing, or a gif, which is served in its own size only. */
  async function makeSize(hash: string, width: number, path: string): Promise<boolean> {
    const original = await keptOriginal(hash);
    if (original === undefined || original.extension === 'gif') return false;
    // read when its turn has come: a thousand that wait are not held in memory
    const made = await sizesInTurn(async () => shrink(await files.read(mediaPath(original)), width));
    await files.write(path, made);
    return true;
  }

  return { keepPicture, makeSize, keptOriginal };
}

const opened = (files: MediaFiles, path: string, size: number, extension: string): OpenedMedia => ({
  size,
  extension,
  stream: (start, end) => files.stream(path, start, end),
});

/**
 * Media on a storage. The newsroom's are addressed by their content: the same bytes are encoded and kept once.
 * @param maxPixels of a picture as sent, all frames together
 */
export function createMediaStore(
  storage: MediaStorage,
  maxPixels: number,
): MediaStore & MediaReader & HideableMedia {
  const { files } = storage;
  const pictures = createPictures(storage, maxPixels);
  // Without a lifetime: callers that come while one is made share it.
  const keptImages = new TtlCache<StoredImage>(() => 0, 0);
  const madeSizes = new TtlCache<boolean>(() => 0, 0);

  async function keepBytes(bytes: Uint8Array, extension: FileExtension, from = ''): Promise<StoredFile> {
    const path = mediaPath({ hash: hashOf(bytes, from), extension });
    if ((await files.size(path)) !== bytes.length) await files.write(path, bytes);
    return { url: `/media/${path}`, size: bytes.length, type: typeOf(extension) };
  }

  /** A size that was made while its original was hidden is served no more. */
  const isHidden = async ({ hash, width, extension }: MediaName): Promise<boolean> =>
    width !== undefined &&
    isSubmitted(`/media/${mediaPath({ hash, extension })}`) &&
    (await pictures.keptOriginal(hash)) === undefined;

  return {
    ...hideableMedia(storage),
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
        const avif = mediaPath({ ...name, extension: 'avif' });
        const size = await files.size(avif);
        if (size !== undefined) return opened(files, avif, size, 'avif');
      }
      const path = mediaPath(name);
      let size = await files.size(path);
      if (size === undefined && width !== undefined) {
        if (!(await madeSizes.get(path, 0, () => pictures.makeSize(hash, width, path)))) return undefined;
        size = await files.size(path);
      }
      return size === undefined ? undefined : opened(files, path, size, extension);
    },
  };
}
