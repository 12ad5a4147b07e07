import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { avif, shrink } from './pictures';
import { imageWidths, type MediaName, mediaPath, readMediaName } from './sizes';
import { writeWhole } from './writeWhole';

/** Empty files named after the originals that wait: jobs outlive the process, and every process of the folder may take them. */
const WAITING = '.waiting';
/** AVIF is kept where it is at most this part of the WebP. */
const MAX_SHARE = 0.8;
/** Smaller ones gain too little. */
const WIDTHS = imageWidths.filter((width) => width >= 320);
const LOOK_MS = 5_000;

const waitingName = ({ hash, extension }: MediaName) => `${hash}.${extension}`;

/** Called when a picture is kept: its sizes are encoded later, never while somebody waits for them. */
export async function addAvifJob(folder: string, original: MediaName): Promise<void> {
  // a moving picture is served as it is
  if (original.extension === 'gif') return;
  await mkdir(join(folder, WAITING), { recursive: true });
  await writeFile(join(folder, WAITING, waitingName(original)), '');
}

async function readWaiting(folder: string): Promise<string[]> {
  return readdir(join(folder, WAITING)).catch((error: unknown) => {
    // nothing was ever kept here
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
}

/** Called when a picture is taken away. */
export async function removeAvifJob(folder: string, hash: string): Promise<void> {
  const jobs = (await readWaiting(folder)).filter((name) => name.startsWith(`${hash}.`));
  for (const job of jobs) await rm(join(folder, WAITING, job), { force: true });
}

/** Both encodings of one size; the AVIF stays where it saves a fifth. */
async function encodeSize(folder: string, original: Buffer, name: MediaName): Promise<void> {
  const fileOf = (extension: 'webp' | 'avif') => join(folder, mediaPath({ ...name, extension }));
  const { hash, width } = name;
  if (width === undefined) throw new Error(`${hash} has no width`);
  const known = await stat(fileOf('webp')).catch(() => undefined);
  const webp = known ? undefined : await shrink(original, width);
  if (webp) await writeWhole(fileOf('webp'), webp);
  const smaller = await avif(original, width);
  const limit = (known?.size ?? webp?.length ?? 0) * MAX_SHARE;
  if (smaller.length <= limit) await writeWhole(fileOf('avif'), smaller);
}

interface AvifJobOptions {
  /** Of the media. */
  readonly folder: string;
  readonly failed: (error: unknown) => void;
}

/** Encodes the sizes of one picture that waits. @returns false where none waits */
export async function runNextAvifJob(
  { folder, failed }: AvifJobOptions,
  signal: AbortSignal,
): Promise<boolean> {
  const [waiting] = await readWaiting(folder);
  if (waiting === undefined) return false;
  const original = readMediaName(`${waiting.slice(0, 2)}/${waiting}`);
  try {
    if (original === undefined) throw new Error(`${waiting} is the name of no picture`);
    const bytes = await readFile(join(folder, mediaPath(original)));
    for (const width of WIDTHS) {
      const begun = performance.now();
      await encodeSize(folder, bytes, { hash: original.hash, width, extension: 'webp' });
      if (signal.aborted) return true;
      // as long again for everybody else's answers
      await pause(performance.now() - begun);
    }
  } catch (error) {
    // a picture that cannot be encoded is served as WebP
    failed(error);
  }
  await rm(join(folder, WAITING, waiting), { force: true });
  return true;
}

interface AvifProgramOptions extends AvifJobOptions {
  /** Path of the built `media/cli/program.ts`. */
  readonly program: string;
}

/** Runs the program until no picture waits. The memory of the encoder, over 100 MB, ends with it. */
async function runProgram({ folder, program, failed }: AvifProgramOptions, signal: AbortSignal) {
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  const stop = () => child.kill();
  signal.addEventListener('abort', stop);
  createInterface({ input: child.stderr }).on('line', (line) => failed(new Error(line)));
  const [code] = await once(child, 'close');
  signal.removeEventListener('abort', stop);
  if (code !== 0 && !signal.aborted)
    failed(new Error(`the program that encodes pictures ended with ${code}`));
}

/** Starts the program while pictures wait. @returns stops it; the picture under way waits again */
export function startAvifJobs(options: AvifProgramOptions): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  const look = async () => {
    if ((await readWaiting(options.folder)).length > 0 && !signal.aborted) await runProgram(options, signal);
  };
  const next = () => {
    work = look()
      .catch(options.failed)
      .finally(() => {
        if (!signal.aborted) timer = setTimeout(next, LOOK_MS).unref();
      });
  };
  next();
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await work;
  };
}
