import type { Queries } from '@platform/db/connection';
import { readMediaName } from '@platform/media/sizes';
import { addVideoJob } from './videoJobs.service';
import type { VideoStream } from './videoJobs.types';
import { insertUse, usesOfSource, type VideoUse } from './videoUses.store';

export type { VideoUse } from './videoUses.store';

/** From this length on, seconds, a video plays as a stream: a shorter one is there sooner as one file. */
export const STREAM_FROM_S = 60;

const isStoredVideo = (url: string): boolean =>
  /\.(mp4|webm)$/.test(url) &&
  url.startsWith('/media/') &&
  readMediaName(url.slice('/media/'.length)) !== undefined;

/**
 * Asks for the stream of a stored video that an article or a report shows; part of its transaction.
 * @param duration seconds as the sender says it, 0 = unknown
 * @returns the stream where it is cut already; else the use gets it when the job is done
 */
export async function requestStream(
  db: Queries,
  site: number,
  { url, duration }: { readonly url: string; readonly duration: number },
  use: VideoUse,
  at: Date,
): Promise<VideoStream | undefined> {
  if (!isStoredVideo(url) || (duration > 0 && duration < STREAM_FROM_S)) return undefined;
  const { result } = await addVideoJob(db, site, url, at);
  await insertUse(db, site, url, use);
  return result && result.duration >= STREAM_FROM_S ? result : undefined;
}

/** Articles and reports that wait for the stream of a video. */
export const usesOf = (db: Queries, site: number, source: string): Promise<VideoUse[]> =>
  usesOfSource(db, site, source);
