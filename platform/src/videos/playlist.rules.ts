import type { StreamFile } from './videoJobs.types';

/** Replaces the name of ffmpeg's file by its stored address: in `#EXT-X-MAP` and on the lines of the segments. */
export const withStoredAddress = (playlist: string, name: string, url: string): string =>
  playlist
    .split('\n')
    .map((line) => (line.trim() === name ? url : line.replace(`URI="${name}"`, `URI="${url}"`)))
    .join('\n');

export interface Quality extends Pick<StreamFile, 'url' | 'width' | 'height' | 'bitrate'> {
  /** As RFC 6381 names them. */
  readonly codecs: string;
}

/** The playlist of all qualities, the lowest first: players begin with it. */
export const masterPlaylist = (qualities: readonly Quality[]): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...qualities.flatMap(({ url, width, height, bitrate, codecs }) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${bitrate},RESOLUTION=${width}x${height},CODECS="${codecs}"`,
      url,
    ]),
    '',
  ].join('\n');

/** Shorter sides of the two qualities, px; a smaller video gets its own size and one below. */
const SIDES = [360, 720] as const;

const even = (n: number): number => Math.max(2, Math.round(n / 2) * 2);

/** Sizes of the two qualities, the lower first; never larger than the video. */
export function qualitySizes(width: number, height: number): readonly { width: number; height: number }[] {
  const side = Math.min(width, height);
  const scaled = (wanted: number) => ({
    width: even((width * wanted) / side),
    height: even((height * wanted) / side),
  });
  const [low, high] = SIDES;
  return side > low ? [scaled(low), scaled(Math.min(side, high))] : [scaled(side * 0.6), scaled(side)];
}
