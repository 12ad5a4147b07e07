import type { Queries } from '@platform/db/connection';
import type { VideoJob, VideoStream } from './videoJobs.types';

const FIELDS = 'id, site_id as site, source, state, progress, attempts, error, result';

/** A failed job of the same video is begun anew; one that waits, runs or is done stays as it is. */
const ADD = {
  name: 'video-jobs-add',
  text: `insert into video_jobs (site_id, source, created_at) values ($1, $2, $3)
    on conflict (site_id, source) do update set state = case when video_jobs.state = 'failed' then 'waiting' else video_jobs.state end,
      attempts = case when video_jobs.state = 'failed' then 0 else video_jobs.attempts end
    returning ${FIELDS}`,
};
export async function putJob(db: Queries, site: number, source: string, at: Date): Promise<VideoJob> {
  const job = await db.one<VideoJob>(ADD, [site, source, at]);
  if (!job) throw new Error('the job was not stored');
  return job;
}

const LIST = {
  name: 'video-jobs-list',
  text: `select ${FIELDS} from video_jobs where site_id = $1 order by id desc limit $2`,
};
export const newestJobs = (db: Queries, site: number, limit: number) =>
  db.query<VideoJob>(LIST, [site, limit]);

/** Of several processes each gets another job. */
const CLAIM = {
  name: 'video-jobs-claim',
  text: `update video_jobs set state = 'running', progress = 0, attempts = attempts + 1, claimed_until = $2
    where id = (select id from video_jobs where state = 'waiting' or (state = 'running' and claimed_until < $1)
      order by id limit 1 for update skip locked)
    returning ${FIELDS}`,
};
export const claimJob = (db: Queries, now: Date, until: Date) => db.one<VideoJob>(CLAIM, [now, until]);

const PROGRESS = {
  name: 'video-jobs-progress',
  text: `update video_jobs set progress = $2, claimed_until = $3 where id = $1 and state = 'running'`,
};
export const noteProgress = (db: Queries, id: number, percent: number, until: Date) =>
  db.run(PROGRESS, [id, percent, until]);

const FINISH = {
  name: 'video-jobs-finish',
  text: `update video_jobs set state = 'done', progress = 100, error = '', claimed_until = null, result = $2 where id = $1`,
};
export const finishJob = (db: Queries, id: number, result: VideoStream) =>
  db.run(FINISH, [id, JSON.stringify(result)]);

const FAIL = {
  name: 'video-jobs-fail',
  text: `update video_jobs set state = 'failed', error = $2, claimed_until = null where id = $1`,
};
export const failJob = (db: Queries, id: number, error: string) => db.run(FAIL, [id, error]);

const RELEASE = {
  name: 'video-jobs-release',
  text: `update video_jobs set state = 'waiting', attempts = attempts - 1, claimed_until = null where id = $1 and state = 'running'`,
};
/** A job that a stopping process gives back. */
export const releaseJob = (db: Queries, id: number) => db.run(RELEASE, [id]);
