import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { JobKind } from '@platform/jobs/jobKind';
import { avif, shrink } from './pictures';
import { imageWidths, type MediaName, mediaPath, readMediaName } from './sizes';
import type { MediaFiles, MediaStorage, PictureClaim, PictureJobs } from './storage/mediaFiles.port';
import { pathOfPicture } from './storage/paths';

/** AVIF is kept where it is at most this part of the WebP. */
const MAX_SHARE = 0.8;
/** Smaller ones gain too little. */
const WIDTHS = imageWidths.filter((width) => width >= 320);

/** Both encodings of one size; the AVIF stays where it saves a fifth. */
async function encodeSize(files: MediaFiles, original: Buffer, name: MediaName): Promise<void> {
  const pathOf = (extension: 'webp' | 'avif') => mediaPath({ ...name, extension });
  const { hash, width } = name;
  if (width === undefined) throw new Error(`${hash} has no width`);
  const known = await files.size(pathOf('webp'));
  const webp = known === undefined ? await shrink(original, width) : undefined;
  if (webp) await files.write(pathOf('webp'), webp);
  const smaller = await avif(original, width);
  const limit = (known ?? webp?.length ?? 0) * MAX_SHARE;
  if (smaller.length <= limit) await files.write(pathOf('avif'), smaller);
}

/** Encodes the sizes that are left of one picture. @returns true where the picture is done, or its claim was lost */
async function encodeClaimed(files: MediaFiles, claim: PictureClaim, signal: AbortSignal): Promise<boolean> {
  const original = readMediaName(pathOfPicture(claim.picture));
  if (original === undefined) throw new Error(`${claim.picture} is the name of no picture`);
  const bytes = await files.read(mediaPath(original));
  for (const width of WIDTHS) {
    if (claim.done.has(width)) continue;
    const begun = performance.now();
    await encodeSize(files, bytes, { hash: original.hash, width, extension: 'webp' });
    if (!(await claim.add(width))) return true;
    if (signal.aborted) return false;
    // as long again for everybody else's answers
    await pause(performance.now() - begun);
  }
  return true;
}

/** Encodes the sizes of one picture that waits. @returns false where none waits */
export async function runNextAvifJob(
  { files, jobs }: MediaStorage,
  failed: (error: unknown) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const claim = await jobs.claim();
  if (claim === undefined) return false;
  try {
    const isDone = await encodeClaimed(files, claim, signal);
    await (isDone ? claim.remove() : claim.giveBack());
  } catch (error) {
    // a picture that cannot be encoded is served as WebP
    failed(error);
    await claim.remove();
  }
  return true;
}

interface AvifProgramOptions {
  readonly jobs: PictureJobs;
  /** Folder of the media; '' = the bucket of the settings. */
  readonly folder: string;
  /** Path of the built `pictureJobs/cli/program.ts`. */
  readonly program: string;
  readonly failed: (error: unknown) => void;
}

/** Runs the program until no picture waits. The memory of the encoder, over 100 MB, ends with it. */
async function runProgram(
  { folder, program, failed }: AvifProgramOptions,
  signal: AbortSignal,
): Promise<void> {
  const child = fork(program, [folder], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  const stop = () => child.kill();
  signal.addEventListener('abort', stop);
  if (child.stderr) createInterface(child.stderr).on('line', (line) => failed(new Error(line)));
  const [code] = await once(child, 'close');
  signal.removeEventListener('abort', stop);
  signal.throwIfAborted();
  if (code !== 0) throw new Error(`the program that encodes pictures ended with ${code}`);
}

/** Encodes while pictures wait, in one process of all that share them; a picture under way waits again when that one stops. */
export const avifJob = (options: AvifProgramOptions): JobKind => ({
  kind: 'pictures',
  everyMs: 0,
  isWanted: () => options.jobs.waits(),
  async work(_, { signal }) {
    await runProgram(options, signal);
    return undefined;
  },
});
