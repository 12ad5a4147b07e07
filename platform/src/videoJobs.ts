import { putArticleStream } from '@platform/articles/saving/articleStreams.service';
import type { Database } from '@platform/db/connection';
import { putReportStream } from '@platform/lives/reports/reportStreams.service';
import type { MediaReader, MediaStore } from '@platform/media/mediaStore';
import { addStream } from '@platform/shortVideos/shortVideos.service';
import { ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { type Encoder, ffmpegEncoder, hasFfmpeg } from '@platform/videos/encoder.port';
import { STREAM_FROM_S, usesOf } from '@platform/videos/streams.service';
import { startVideoJobs, type VideoJobParts } from '@platform/videos/videoJobs.service';

interface VideoJobsOptions {
  readonly db: Database;
  readonly media: MediaStore & MediaReader;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly log: (line: string) => void;
  readonly failed: (error: unknown) => void;
}

const whole = (url: string): string => ORIGIN_PLACEHOLDER + url;

/** A finished stream goes to the short videos, articles and reports that show the file. */
export const videoJobParts = (
  { db, media, now, failed }: Omit<VideoJobsOptions, 'log'>,
  encoder: Encoder,
): VideoJobParts => ({
  db,
  media,
  now,
  failed,
  encoder,
  async finished(queries, { site, source }, stream) {
    const { playlist, poster, files, duration } = stream;
    await addStream(queries, site, {
      duration,
      videoUrl: whole(source),
      playlist: whole(playlist),
      poster: whole(poster),
      files: files.map((file) => ({ ...file, url: whole(file.url) })),
    });
    if (duration < STREAM_FROM_S) return;
    for (const { kind, id } of await usesOf(queries, site, source))
      if (kind === 'article') await putArticleStream(queries, site, id, source, stream);
      else await putReportStream(queries, { site, report: id, source }, stream, new Date(now()));
  },
});

/** Works on the video jobs where ffmpeg is on the path; without it videos play as the files they are. @returns stops it */
export async function runVideoJobs(options: VideoJobsOptions): Promise<() => Promise<void>> {
  if (!(await hasFfmpeg())) {
    options.log('ffmpeg is not on the path: videos are served as files, not as streams.');
    return async () => undefined;
  }
  return startVideoJobs(videoJobParts(options, ffmpegEncoder()));
}
