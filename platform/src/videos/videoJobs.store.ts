import type { Queries } from '@platform/db/connection';
import type { VideoJob, VideoStream } from './videoJobs.types';

const FIELDS = 'id, site_id as site, source, state, progress, error, result';

/** A failed job of the same video is begun anew; one that waits, runs or is done stays as it is. */
const ADD = {
  name: 'video-jobs-add',
  text: `insert into video_jobs (site_id, source, created_at) values ($1, $2, $3)
    on conflict (site_id, source) do update set state = case when video_jobs.state = 'failed' then 'waiting' else video_jobs.state end
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

const OPEN = {
  name: 'video-jobs-open',
  text: `select id from video_jobs where state in ('waiting', 'running') order by id`,
};
/** Numbers of the jobs of all sites that are neither done nor failed. */
export const openJobs = async (db: Queries): Promise<number[]> =>
  (await db.query<{ id: number }>(OPEN)).map(({ id }) => id);

const BEGIN = {
  name: 'video-jobs-begin',
  text: `update video_jobs set state = 'running', progress = 0 where id = $1 and state in ('waiting', 'running')
    returning ${FIELDS}`,
};
/** @returns undefined where it is done or failed, or its site is gone */
export const beginJob = (db: Queries, id: number) => db.one<VideoJob>(BEGIN, [id]);

const PROGRESS = {
  name: 'video-jobs-progress',
  text: `update video_jobs set progress = $2 where id = $1 and state = 'running'`,
};
export const noteProgress = (db: Queries, id: number, percent: number) => db.run(PROGRESS, [id, percent]);

const FINISH = {
  name: 'video-jobs-finish',
  text: `update video_jobs set state = 'done', progress = 100, error = '', result = $2 where id = $1`,
};
export const finishJob = (db: Queries, id: number, result: VideoStream) =>
  db.run(FINISH, [id, JSON.stringify(result)]);

const FAIL = {
  name: 'video-jobs-fail',
  text: `update video_jobs set state = 'failed', error = $2 where id = $1`,
};
export const failJob = (db: Queries, id: number, error: string) => db.run(FAIL, [id, error]);

const RELEASE = {
  name: 'video-jobs-release',
  text: `update video_jobs set state = 'waiting' where id = $1 and state = 'running'`,
};
/** It is begun again, by any process. */
export const releaseJob = (db: Queries, id: number) => db.run(RELEASE, [id]);
