import { relatedQuery, type ShortVideo, shortVideoQuery } from '@touch/api/shortVideos';
import type { QueryCache } from '@touch/outside/queryCache';

/** A video and its related ones, asked for anew by the member, by id. */
export async function loadOwnVideos(cache: QueryCache, id: string): Promise<ReadonlyMap<string, ShortVideo>> {
  const [video, related] = [shortVideoQuery(id), relatedQuery(id)];
  await Promise.all([cache.load(video), cache.load(related)]);
  const videos = [cache.getValue(video) ?? [], cache.getValue(related)?.items ?? []].flat();
  return new Map(videos.map((one) => [one.id, one]));
}
