import { putArticleStream } from '@platform/articles/saving/articleStreams.service';
import type { Database } from '@platform/db/connection';
import type { JobKind } from '@platform/jobs/jobKind';
import { putReportStream } from '@platform/lives/reports/reportStreams.service';
import type { MediaReader, MediaStore } from '@platform/media/mediaStore';
import { addStream } from '@platform/shortVideos/shortVideos.service';
import { ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { type Encoder, ffmpegEncoder, hasFfmpeg } from '@platform/videos/encoder.port';
import { STREAM_FROM_S, usesOf } from '@platform/videos/streams.service';
import { addOpenVideoJobs, videoJob } from '@platform/videos/videoJobs.service';

interface VideoJobsOptions {
  readonly db: Database;
  readonly media: MediaStore & MediaReader;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly log: (line: string) => void;
  readonly failed: (error: unknown) => void;
}

const whole = (url: string): string => ORIGIN_PLACEHOLDER + url;

/** Cuts videos with this encoder. A finished stream goes to the short videos, articles and reports that show the file. */
export const videoJobBy = (
  { db, media, now, failed }: Omit<VideoJobsOptions, 'log'>,
  encoder: Encoder,
): JobKind =>
  videoJob({
    db,
    media,
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

/** The jobs of videos where ffmpeg is on the path; without it another process does them, or videos play as the files they are. */
export async function videoJobsHere(options: VideoJobsOptions): Promise<JobKind[]> {
  if (!(await hasFfmpeg())) {
    options.log('ffmpeg is not on the path: videos are served as files, not as streams.');
    return [];
  }
  await addOpenVideoJobs(options.db);
  return [videoJobBy(options, ffmpegEncoder())];
}
