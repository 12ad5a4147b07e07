import type { Database, Queries } from '@platform/db/connection';
import { addJobs } from '@platform/jobs/claims';
import { FinalFailure, type JobKind } from '@platform/jobs/jobKind';
import { type CuttingParts, cutVideo } from './cutting.service';
import {
  beginJob,
  failJob,
  finishJob,
  newestJobs,
  noteProgress,
  openJobs,
  putJob,
  releaseJob,
} from './videoJobs.store';
import type { VideoJob, VideoStream } from './videoJobs.types';

const KIND = 'video';
/** Progress is written once for so many percent. */
const STEP = 5;
const MAX_LISTED = 100;

/** Part of the caller's transaction. @param source `/media/…` */
export async function addVideoJob(db: Queries, site: number, source: string, at: Date): Promise<VideoJob> {
  const job = await putJob(db, site, source, at);
  if (job.state === 'waiting') await addJobs(db, KIND, [String(job.id)]);
  return job;
}

/** Adds jobs of videos that came with a site, or from a process of an earlier version. */
export async function addOpenVideoJobs(db: Queries): Promise<void> {
  await addJobs(db, KIND, (await openJobs(db)).map(String));
}

/** The newest ones first. */
export const listVideoJobs = (db: Queries, site: number): Promise<VideoJob[]> =>
  newestJobs(db, site, MAX_LISTED);

export interface VideoJobParts extends CuttingParts {
  readonly db: Database;
  /** In the transaction that ends the job: the stream's users take it. */
  readonly finished: (db: Queries, job: VideoJob, stream: VideoStream) => Promise<void>;
  /** Told of progress that could not be written. */
  readonly failed: (error: unknown) => void;
}

/** Writes progress in its order, not too often. */
function createProgress({ db, failed }: VideoJobParts, id: number) {
  let reported = 0;
  let written = Promise.resolve<unknown>(undefined);
  return {
    report(share: number): void {
      const percent = Math.floor(share * 100);
      if (percent < reported + STEP) return;
      reported = percent;
      written = written.then(() => noteProgress(db, id, percent)).catch(failed);
    },
    written: () => written,
  };
}

/** Cuts stored videos into streams. A file that is no video fails at once; its reason is shown to staff. */
export const videoJob = (parts: VideoJobParts): JobKind => ({
  kind: KIND,
  async work({ key }, { signal }) {
    const job = await beginJob(parts.db, Number(key));
    if (!job) return undefined;
    const progress = createProgress(parts, job.id);
    try {
      const stream = await cutVideo(parts, job.source, progress.report, signal);
      return async (queries) => {
        await finishJob(queries, job.id, stream);
        await parts.finished(queries, job, stream);
      };
    } finally {
      await progress.written();
    }
  },
  released: (queries, { key }) => releaseJob(queries, Number(key)),
  gaveUp: (queries, { key }, error) =>
    failJob(
      queries,
      Number(key),
      error instanceof FinalFailure ? error.message : 'the video could not be cut',
    ),
});
