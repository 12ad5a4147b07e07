import {
  relatedQuery,
  shortVideoFilesQuery,
  shortVideoQuery,
  shortVideoSettingsQuery,
} from '@touch/api/shortVideos';
import { ensureLoaded } from '@touch/api/useQuery';
import type { ScreenContext } from '@touch/outside/screen';
import { videoIdOf } from './videoId';

export async function loadShortVideo({ cache, params }: ScreenContext): Promise<void> {
  const id = videoIdOf(params);
  if (!id) return;
  await Promise.all([
    ensureLoaded(cache, shortVideoQuery(id)),
    ensureLoaded(cache, shortVideoSettingsQuery),
    ensureLoaded(cache, relatedQuery(id)),
    ensureLoaded(cache, shortVideoFilesQuery(id)),
  ]);
}
