import { MAX_SUBMITTED_CLIPS } from '@contract/limits';
import { kinds } from '@platform/media/kinds';
import { readMediaName } from '@platform/media/sizes';
import { ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import type { SubmittedMedia } from './submitted.document';

/** Paths of what goes along with a text, as they were sent; `/media/…`. */
export interface SubmittedPaths {
  readonly pics: readonly string[];
  readonly videos: readonly string[];
  readonly audios: readonly string[];
}

export const lengthOf = (text: string): number => [...text].length;

/** Paths of files of a kind that are stored here; an address elsewhere would tell its owner who reads. */
export function storedPaths(
  addresses: readonly string[],
  kind: 'image' | 'video' | 'audio',
  origin: string,
  max: number = MAX_SUBMITTED_CLIPS,
): string[] {
  const paths = addresses.flatMap((address) => {
    const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    const name = path.startsWith('/media/') ? readMediaName(path.slice('/media/'.length)) : undefined;
    return name && kinds[name.extension]?.type.startsWith(`${kind}/`) ? [path] : [];
  });
  return [...new Set(paths)].slice(0, max);
}

/** A path on this platform where the address is one. */
const path = (url: string): string => url.replace(ORIGIN_PLACEHOLDER, '');
/** Paths of stored media, for programs and exports. */
export const mediaPaths = ({ pics, videos, audios }: SubmittedMedia) => ({
  pictures: pics.map(path),
  videos: videos.map(({ url }) => path(url)),
  audios: audios.map(({ url }) => path(url)),
});
