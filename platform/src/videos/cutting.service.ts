import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MediaReader, MediaStore } from '@platform/media/mediaStore';
import { readMediaName } from '@platform/media/sizes';
import { type Encoder, type Probe, UnusableVideo } from './encoder.port';
import { masterPlaylist, type Quality, qualitySizes, withStoredAddress } from './playlist.rules';
import type { StreamFile, VideoStream } from './videoJobs.types';

const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';
/** Moment of the poster, as a share of the video. */
const POSTER_AT = 0.2;
/** Main profile 3.1, and AAC-LC: what the encoder writes. */
const codecsOf = ({ hasSound }: Probe): string => (hasSound ? 'avc1.4d401f,mp4a.40.2' : 'avc1.4d401f');

export interface CuttingParts {
  readonly media: MediaStore & MediaReader;
  readonly encoder: Encoder;
}

interface CutQuality extends Quality {
  readonly file: StreamFile;
}

async function copySource(media: MediaReader, source: string, target: string): Promise<void> {
  const name = readMediaName(source.slice('/media/'.length));
  const opened = name && (await media.open(name));
  if (!opened) throw new UnusableVideo(`${source} is not stored here`);
  await pipeline(await opened.stream(0, opened.size - 1), createWriteStream(target));
}

/**
 * Cuts a stored video into a stream of two qualities with a poster, and stores all its files.
 * @param progress told 0…1 @throws UnusableVideo where the file is none that can be cut
 */
export async function cutVideo(
  { media, encoder }: CuttingParts,
  source: string,
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<VideoStream> {
  const folder = await mkdtemp(join(tmpdir(), 'touchpaper-video-'));
  try {
    const input = join(folder, 'source');
    await copySource(media, source, input);
    const probe = await encoder.probe(input);
    const still = join(folder, 'poster.jpg');
    await encoder.still(input, probe.duration * POSTER_AT, still);
    const { url: poster } = await media.keepImage(await readFile(still));
    const sizes = qualitySizes(probe.width, probe.height);
    const qualities: CutQuality[] = [];
    for (const [index, size] of sizes.entries()) {
      const name = `quality${index}.mp4`;
      const report = (share: number) => progress((index + share) / sizes.length);
      await encoder.cut({ input, folder, name, ...size, duration: probe.duration, progress: report, signal });
      qualities.push(await storedQuality(media, { folder, name, size, probe }));
    }
    const playlist = await media.keepText(masterPlaylist(qualities), 'm3u8');
    const own = { url: playlist.url, type: PLAYLIST_TYPE, bitrate: 0, size: playlist.size };
    const { width, height, duration } = probe;
    return {
      playlist: playlist.url,
      poster,
      width,
      height,
      duration,
      files: [{ ...own, width, height }, ...qualities.map(({ file }) => file)],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface CutFile {
  readonly folder: string;
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly probe: Probe;
}

async function storedQuality(media: MediaStore, { folder, name, size, probe }: CutFile): Promise<CutQuality> {
  const stored = await media.keepFile(await readFile(join(folder, name)), name);
  const text = await readFile(join(folder, name.replace(/\.\w+$/, '.m3u8')), 'utf8');
  const { url } = await media.keepText(withStoredAddress(text, name, stored.url), 'm3u8');
  const bitrate = Math.ceil((stored.size * 8) / probe.duration);
  const file = { url, type: PLAYLIST_TYPE, ...size, bitrate, size: stored.size };
  return { url, ...size, bitrate, codecs: codecsOf(probe), file };
}
