import type { Queries } from '@platform/db/connection';
import { withOriginPlaceholder } from '@platform/sites/addressPlaceholders';
import { ownMediaAmong } from './ownUploads.service';
import type { SubmittedMedia } from './submitted.document';
import type { SubmittedPaths } from './submitted.rules';

/** The member's own uploads among what was sent along; everything else is left out. */
export async function ownSubmittedMedia(
  db: Queries,
  site: number,
  member: number,
  { pics, videos, audios }: SubmittedPaths,
): Promise<SubmittedMedia> {
  const own = await ownMediaAmong(db, site, member, [...pics, ...videos, ...audios]);
  const durations = new Map(own.map(({ url, duration }) => [url, duration]));
  const ownOf = (paths: readonly string[]) => paths.filter((path) => durations.has(path));
  const clip = (path: string) => ({
    url: withOriginPlaceholder(path),
    duration: durations.get(path) ?? 0,
  });
  return {
    pics: ownOf(pics).map(withOriginPlaceholder),
    videos: ownOf(videos).map((path) => ({ ...clip(path), cover: '' })),
    audios: ownOf(audios).map(clip),
  };
}
