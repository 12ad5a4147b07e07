import { isIP } from 'node:net';
import type { DraftPicture } from '@platform/articles/draft';
import { pathOf } from '@platform/articles/storagePaths';
import { collect, type OpenPublic } from '@platform/fetching/fetchPublic';
import { isPublicAddress } from '@platform/fetching/publicAddress';
import { Refused, reasonOf } from '@platform/fetching/refused';
import type { MediaStore } from '@platform/media/mediaStore';
import type { ArticleDoor } from './door';
import type { SourcePicture } from './reading';

export interface PictureKeeper {
  /** undefined where it is left out. `remark` tells people why it is left out or only linked. */
  keep(picture: SourcePicture): Promise<{ picture: DraftPicture | undefined; remark: string | undefined }>;
}

interface Kept {
  url: string;
  width: number;
  height: number;
  remark: string | undefined;
}

/** Bytes and milliseconds for one picture. */
const LIMIT = 25_000_000;
const TIMEOUT = 20_000;

interface KeeperParts {
  readonly media: MediaStore;
  readonly fetch: OpenPublic;
  readonly store: Pick<ArticleDoor, 'noteStoragePath'>;
}

/** Keeps pictures in the media store, or links them; the same address is fetched once in a run. */
export function createPictureKeeper({ media, fetch, store }: KeeperParts, link: boolean): PictureKeeper {
  const known = new Map<string, Promise<Kept>>();

  async function fetched(picture: SourcePicture): Promise<Kept> {
    let bytes: Uint8Array;
    try {
      const opened = await fetch(picture.src, { limit: LIMIT, timeout: TIMEOUT, accept: 'image/*' });
      bytes = (await collect(opened)).bytes;
    } catch (error) {
      const remark = `picture ${picture.src}: ${reasonOf(error)}`;
      // What must not be reached from here must not be offered to readers either.
      return error instanceof Refused && error.forbidden
        ? { url: '', width: 0, height: 0, remark }
        : { ...linked(picture), remark };
    }
    try {
      return { ...(await media.keepImage(bytes)), remark: undefined };
    } catch (error) {
      return { url: '', width: 0, height: 0, remark: `picture ${picture.src}: ${reasonOf(error)}` };
    }
  }

  async function keptHere(picture: SourcePicture): Promise<Kept> {
    const kept = await fetched(picture);
    const path = storagePathOf(picture.src);
    if (path !== '' && kept.url.startsWith('/')) await store.noteStoragePath(path, kept.url);
    return kept;
  }

  return {
    async keep(picture) {
      const found = known.get(picture.src) ?? (link ? Promise.resolve(linked(picture)) : keptHere(picture));
      known.set(picture.src, found);
      const { url, width, height, remark } = await found;
      return { picture: url === '' ? undefined : { url, summary: picture.caption, width, height }, remark };
    },
  };
}

/** The path in an address such as `https://old.example/app_if/getImage?path=图片存储;xy/202003/17/name.jpg`; '' where it is none. */
function storagePathOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const path = searchParams.get('path') ?? '';
  return /\/getImage(?:\.do)?$/.test(pathname) && !path.includes('\u0000') ? pathOf(path) : '';
}

/** Sizes are the source's own, 0 where it gives none. */
function linked(picture: SourcePicture): Kept {
  const url = secure(picture.src);
  const remark =
    url === '' ? `picture ${picture.src}: cannot be linked from a public secure page` : undefined;
  return { url, width: picture.width ?? 0, height: picture.height ?? 0, remark };
}

/**
 * A secure page shows nothing from an insecure address; most hosts answer both. Empty where that cannot be, and for hosts
 * in the reader's own network.
 */
export function secure(address: string): string {
  const url = new URL(address);
  if (url.protocol === 'http:' && url.port === '') {
    url.protocol = 'https:';
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const inside = isIP(host) === 0 ? /(?:^|\.)localhost\.?$/.test(host) : !isPublicAddress(host);
  return url.protocol === 'https:' && !inside ? url.href : '';
}
