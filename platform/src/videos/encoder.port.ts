import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { FinalFailure } from '@platform/jobs/jobKind';

/** Facts of a video file. */
export interface Probe {
  readonly width: number;
  readonly height: number;
  /** Seconds. */
  readonly duration: number;
  readonly hasSound: boolean;
}

export interface CutOptions {
  readonly input: string;
  /** Where the files are made. */
  readonly folder: string;
  /** Name of the media file; the playlist has `.m3u8` in place of its ending. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Seconds, of the whole video. */
  readonly duration: number;
  /** Told 0…1 while it goes on. */
  readonly progress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** A program that reads and cuts videos. Errors say in one line why a file cannot be used. */
export interface Encoder {
  probe(file: string): Promise<Probe>;
  /** One quality: a playlist and one file with all segments, key frames every two seconds. */
  cut(options: CutOptions): Promise<void>;
  /** A still as JPEG. @param at seconds */
  still(file: string, at: number, target: string): Promise<void>;
}

/** Seconds between key frames, and length of a segment. */
const SEGMENT_S = 2;
const PROBE_MS = 30_000;

const lastLine = (text: string): string => text.trim().split('\n').at(-1)?.slice(0, 300) ?? '';

/** The file is no video that can be cut. */
export class UnusableVideo extends FinalFailure {
  constructor(message: string) {
    super(message);
    this.name = 'UnusableVideo';
  }
}

/**
 * Runs its arguments, and kills them when its input closes: when this process ends, however it does. ffmpeg itself reads no end
 * of its input, and ignores that nobody reads its output.
 */
const LEASH =
  'exec 3<&0; "$@" 3<&- </dev/null & program=$!; (read -r _ <&3; kill -9 "$program") >/dev/null 2>&1 & ' +
  'watch=$!; exec 3<&-; wait "$program"; code=$?; kill "$watch" 2>/dev/null; exit "$code"';
/** Windows has no such shell: there a program ends by itself. */
const leashed = (program: string, args: readonly string[]): [string, string[]] =>
  process.platform === 'win32' ? [program, [...args]] : ['/bin/sh', ['-c', LEASH, 'sh', program, ...args]];

async function run(program: string, args: readonly string[], timeout = 0): Promise<string> {
  try {
    const how = { timeout, maxBuffer: 1_048_576 };
    return (await promisify(execFile)(...leashed(program, args), how)).stdout;
  } catch (error) {
    const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    if (stderr === '') throw error;
    throw new UnusableVideo(lastLine(stderr));
  }
}

function spawned(program: string, args: readonly string[], options: CutOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const process = spawn(...leashed(program, args), { stdio: 'pipe', signal: options.signal });
    let errors = '';
    process.stderr.on('data', (data: Buffer) => {
      errors = (errors + data.toString()).slice(-4000);
    });
    createInterface({ input: process.stdout }).on('line', (line) => {
      const micros = Number(/^out_time_us=(\d+)$/.exec(line)?.[1]);
      if (micros > 0 && options.duration > 0) options.progress(Math.min(1, micros / 1e6 / options.duration));
    });
    process.on('error', reject);
    process.on('close', (code) =>
      code === 0 ? resolve() : reject(new UnusableVideo(lastLine(errors) || `ffmpeg ended with ${code}`)),
    );
  });
}

interface ProbedVideo {
  readonly width: number;
  readonly height: number;
  /** `4:3`; `0:1` or `N/A` where it is not said. */
  readonly sample_aspect_ratio?: string;
  readonly side_data_list?: readonly { readonly rotation?: number }[];
  readonly tags?: { readonly rotate?: string };
}

/** Size as players show it: upright, its pixels square. */
function shownSize({ width, height, ...video }: ProbedVideo): { width: number; height: number } {
  const [across = 0, down = 0] = (video.sample_aspect_ratio ?? '').split(':').map(Number);
  const wide = across > 0 && down > 0 ? Math.round((width * across) / down) : width;
  const turned = video.side_data_list?.find(({ rotation }) => rotation !== undefined)?.rotation;
  const degrees = Math.abs(turned ?? Number(video.tags?.rotate ?? 0)) % 180;
  return degrees > 45 && degrees < 135 ? { width: height, height: wide } : { width: wide, height };
}

/** Pixels become square; the decoder has turned the picture before. */
const SQUARE = "scale='trunc(iw*sar/2)*2':'trunc(ih/2)*2',setsar=1";

/** ffmpeg and ffprobe as they are on the path. */
export function ffmpegEncoder(): Encoder {
  return {
    async probe(file) {
      const entries =
        'format=duration:stream=codec_type,width,height,sample_aspect_ratio:stream_side_data=rotation:stream_tags=rotate';
      const out = await run(
        'ffprobe',
        ['-v', 'error', '-show_entries', entries, '-of', 'json', file],
        PROBE_MS,
      );
      const { streams = [], format = {} } = JSON.parse(out);
      const video = streams.find((one: { codec_type?: string }) => one.codec_type === 'video');
      const duration = Number(format.duration);
      if (!video || !(duration > 0)) throw new UnusableVideo('the file has no moving picture');
      const hasSound = streams.some((one: { codec_type?: string }) => one.codec_type === 'audio');
      return { ...shownSize(video), duration, hasSound };
    },
    async cut(options) {
      const { input, folder, name, width, height } = options;
      const playlist = join(folder, name.replace(/\.\w+$/, '.m3u8'));
      const args = [
        ...['-y', '-nostdin', '-v', 'error', '-progress', 'pipe:1', '-i', input],
        ...[
          '-map',
          '0:v:0',
          '-map',
          '0:a:0?',
          '-vf',
          `scale=${width}:${height},setsar=1`,
          '-pix_fmt',
          'yuv420p',
        ],
        ...['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryfast', '-crf', '26', '-threads', '1'],
        ...['-force_key_frames', `expr:gte(t,n_forced*${SEGMENT_S})`, '-sc_threshold', '0'],
        ...['-c:a', 'aac', '-b:a', '64k', '-ac', '2'],
        ...['-f', 'hls', '-hls_time', String(SEGMENT_S), '-hls_playlist_type', 'vod'],
        ...[
          '-hls_segment_type',
          'fmp4',
          '-hls_flags',
          'single_file',
          '-hls_segment_filename',
          join(folder, name),
        ],
        playlist,
      ];
      await spawned('ffmpeg', args, options);
    },
    async still(file, at, target) {
      const from = ['-y', '-nostdin', '-v', 'error', '-ss', at.toFixed(2), '-i', file];
      await run('ffmpeg', [...from, '-frames:v', '1', '-vf', SQUARE, '-q:v', '3', target], PROBE_MS);
    },
  };
}

/** True where ffmpeg and ffprobe can be started. */
export async function hasFfmpeg(): Promise<boolean> {
  const starts = (program: string) =>
    promisify(execFile)(program, ['-version'], { timeout: PROBE_MS }).then(
      () => true,
      () => false,
    );
  return (await starts('ffmpeg')) && (await starts('ffprobe'));
}
