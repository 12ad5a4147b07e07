import { isIP } from 'node:net';
import type { DraftPicture } from '@platform/articles/documents/draft.types';
import { withoutStorageName } from '@platform/articles/storagePaths.service';
import { collect, type OpenPublic } from '@platform/fetching/fetchPublic';
import { isPublicAddress } from '@platform/fetching/publicAddress';
import { ImportError, reasonOf } from '@platform/fetching/refused';
import type { MediaStore } from '@platform/media/mediaStore';
import type { ImportTarget } from './articleWriter.port';
import type { SourcePicture } from './reader.types';

export interface PictureStore {
  /** undefined where it is left out. `remark` tells people why it is left out or only linked. */
  store(picture: SourcePicture): Promise<{
    picture: DraftPicture | undefined;
    remark: string | undefined;
    isAiGenerated: boolean;
  }>;
}

interface StoredPicture {
  url: string;
  width: number;
  height: number;
  remark: string | undefined;
  isAiGenerated?: boolean;
}

/** Bytes and milliseconds for one picture. */
const MAX_BYTES = 25_000_000;
const TIMEOUT_MS = 20_000;

interface PictureStoreParts {
  readonly media: MediaStore;
  readonly fetch: OpenPublic;
  readonly target: Pick<ImportTarget, 'saveStoragePath'>;
}

/** Keeps pictures in the media store, or links them; the same address is fetched once in a run. */
export function createPictureStore(
  { media, fetch, target: store }: PictureStoreParts,
  link: boolean,
): PictureStore {
  const known = new Map<string, Promise<StoredPicture>>();

  async function fetchPicture(picture: SourcePicture): Promise<StoredPicture> {
    let bytes: Uint8Array;
    try {
      const opened = await fetch(picture.src, { limit: MAX_BYTES, timeout: TIMEOUT_MS, accept: 'image/*' });
      bytes = (await collect(opened)).bytes;
    } catch (error) {
      const remark = `picture ${picture.src}: ${reasonOf(error)}`;
      // An address that the server may not open is not linked for readers either.
      return error instanceof ImportError && error.isForbidden
        ? { url: '', width: 0, height: 0, remark }
        : { ...linkPicture(picture), remark };
    }
    try {
      return { ...(await media.keepImage(bytes)), remark: undefined };
    } catch (error) {
      return { url: '', width: 0, height: 0, remark: `picture ${picture.src}: ${reasonOf(error)}` };
    }
  }

  async function storeHere(picture: SourcePicture): Promise<StoredPicture> {
    const stored = await fetchPicture(picture);
    const path = storagePathOf(picture.src);
    if (path !== '' && stored.url.startsWith('/')) await store.saveStoragePath(path, stored.url);
    return stored;
  }

  return {
    async store(picture) {
      const found =
        known.get(picture.src) ?? (link ? Promise.resolve(linkPicture(picture)) : storeHere(picture));
      known.set(picture.src, found);
      const { url, width, height, remark, isAiGenerated = false } = await found;
      const stored = url === '' ? undefined : { url, summary: picture.caption, width, height };
      return { picture: stored, remark, isAiGenerated };
    },
  };
}

/** The path in an address such as `https://old.example/app_if/getImage?path=图片存储;xy/202003/17/name.jpg`; '' where it is none. */
function storagePathOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const path = searchParams.get('path') ?? '';
  return /\/getImage(?:\.do)?$/.test(pathname) && !path.includes('\u0000') ? withoutStorageName(path) : '';
}

/** Sizes are the source's own, 0 where it gives none. */
function linkPicture(picture: SourcePicture): StoredPicture {
  const url = secureAddressOf(picture.src);
  const remark =
    url === '' ? `picture ${picture.src}: cannot be linked from a public secure page` : undefined;
  return { url, width: picture.width ?? 0, height: picture.height ?? 0, remark };
}

/**
 * A secure page shows nothing from an insecure address; most hosts answer both. Empty where that cannot be, and for hosts
 * in the reader's own network.
 */
export function secureAddressOf(address: string): string {
  const url = new URL(address);
  if (url.protocol === 'http:' && url.port === '') {
    url.protocol = 'https:';
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const inside = isIP(host) === 0 ? /(?:^|\.)localhost\.?$/.test(host) : !isPublicAddress(host);
  return url.protocol === 'https:' && !inside ? url.href : '';
}
