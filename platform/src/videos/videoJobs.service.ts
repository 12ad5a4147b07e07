import type { Database, Queries } from '@platform/db/connection';
import { type CuttingParts, cutVideo } from './cutting.service';
import { UnusableVideo } from './encoder.port';
import {
  claimJob,
  failJob,
  finishJob,
  newestJobs,
  noteProgress,
  putJob,
  releaseJob,
} from './videoJobs.store';
import type { VideoJob, VideoStream } from './videoJobs.types';

/** A process that renews its claim no longer has ended; its job is begun again after this, ms. */
const CLAIM_MS = 60_000;
/** Progress is written once for so many percent, and the claim renewed after a part of its time. */
const STEP = 5;
const RENEW_MS = CLAIM_MS / 4;
/** Times a job is begun, processes that were killed at it included. */
const MAX_ATTEMPTS = 3;
const LOOK_MS = 5_000;
const MAX_LISTED = 100;

/** @param source `/media/…` */
export const addVideoJob = (db: Queries, site: number, source: string, at: Date): Promise<VideoJob> =>
  putJob(db, site, source, at);

/** The newest ones first. */
export const listVideoJobs = (db: Queries, site: number): Promise<VideoJob[]> =>
  newestJobs(db, site, MAX_LISTED);

export interface VideoJobParts extends CuttingParts {
  readonly db: Database;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** In the transaction that ends the job: the stream's users take it. */
  readonly finished: (db: Queries, job: VideoJob, stream: VideoStream) => Promise<void>;
  readonly failed: (error: unknown) => void;
}

/** Takes the next job and works on it to its end. @returns false where none waits */
export async function runNextVideoJob(parts: VideoJobParts, signal: AbortSignal): Promise<boolean> {
  const { db, now } = parts;
  const until = () => new Date(now() + CLAIM_MS);
  const job = await claimJob(db, new Date(now()), until());
  if (!job) return false;
  if (job.attempts > MAX_ATTEMPTS) {
    await failJob(db, job.id, `ended ${MAX_ATTEMPTS} times without a result`);
    return true;
  }
  let reported = 0;
  let renewedAt = now();
  let written = Promise.resolve<unknown>(undefined);
  const progress = (share: number) => {
    const percent = Math.floor(share * 100);
    if (percent < reported + STEP && now() - renewedAt < RENEW_MS) return;
    reported = percent;
    renewedAt = now();
    written = written.then(() => noteProgress(db, job.id, percent, until())).catch(parts.failed);
  };
  try {
    const stream = await cutVideo(parts, job.source, progress, signal);
    await written;
    await db.transaction(async (queries) => {
      await finishJob(queries, job.id, stream);
      await parts.finished(queries, job, stream);
    });
  } catch (error) {
    await written;
    if (signal.aborted) await releaseJob(db, job.id);
    else
      await failJob(
        db,
        job.id,
        error instanceof UnusableVideo ? error.message : 'the video could not be cut',
      );
    if (!signal.aborted && !(error instanceof UnusableVideo)) parts.failed(error);
  }
  return true;
}

/** Works on jobs one after the other. @returns stops it; a job under way is given back */
export function startVideoJobs(parts: VideoJobParts): () => Promise<void> {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();
  const look = async () => {
    while (!stopping.signal.aborted && (await runNextVideoJob(parts, stopping.signal)));
  };
  const next = () => {
    work = look()
      .catch(parts.failed)
      .finally(() => {
        if (!stopping.signal.aborted) timer = setTimeout(next, LOOK_MS).unref();
      });
  };
  next();
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await work;
  };
}
