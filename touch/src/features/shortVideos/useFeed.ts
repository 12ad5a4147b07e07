import { relatedQuery, type ShortVideo } from '@touch/api/shortVideos';
import { last } from '@touch/lib/last';
import type { QueryCache } from '@touch/outside/queryCache';
import { useVisit } from '@touch/outside/visit';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Pages of one video's related ones that are looked through for one not seen yet. */
const MAX_PAGES = 25;
/** The next ones are asked for while so many are still ahead. */
const AHEAD = 2;

/** The related ones of the last video that are not in the feed yet, from the first page that has any; none at the end. */
export async function fetchFollowing(
  cache: QueryCache,
  videos: readonly ShortVideo[],
): Promise<readonly ShortVideo[] | 'failed'> {
  const seen = new Set(videos.map(({ id }) => id));
  const newest = last(videos);
  for (let page = 1; newest && page <= MAX_PAGES; page += 1) {
    const query = relatedQuery(newest.id, page);
    // the first page comes with the screen
    const isHere = cache.peek(query.key)?.state === 'ready';
    if (!isHere && (await cache.load(query)).state === 'failed') return 'failed';
    const { items = [], hasMore = false } = cache.getValue(query) ?? {};
    const fresh = items.filter(({ id }) => !seen.has(id));
    if (fresh.length > 0 || !hasMore) return fresh;
  }
  return [];
}

export interface Feed {
  readonly videos: readonly ShortVideo[];
  readonly state: 'idle' | 'loading' | 'failed' | 'ended';
  readonly more: () => void;
}

/** A video and those that follow it: the related ones of the last, without those seen (F18). @param place of the one that is looked at */
export function useFeed(first: ShortVideo, place: number): Feed {
  const { cache } = useVisit();
  const [videos, setVideos] = useState<readonly ShortVideo[]>([first]);
  const [state, setState] = useState<Feed['state']>('idle');
  const isAsking = useRef(false);
  const more = useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    setState('loading');
    const following = await fetchFollowing(cache, videos);
    isAsking.current = false;
    if (following === 'failed') return setState('failed');
    setState(following.length > 0 ? 'idle' : 'ended');
    setVideos([...videos, ...following]);
  }, [cache, videos]);
  useEffect(() => {
    if (state === 'idle' && place >= videos.length - AHEAD) void more();
  }, [state, place, videos, more]);
  return { videos, state, more: () => void more() };
}
