import { getColumnsQuery } from '@touch/api/columns';
import { useVisit } from '@touch/outside/visit';
import { useCallback, useEffect, useState } from 'react';
import { type HomePlace, homePlace, loadHome, placeKeys, wantedColumn } from './homePlace';

interface Home {
  readonly place: HomePlace | undefined;
  readonly state: 'loading' | 'empty' | 'failed' | 'ready';
  readonly retry: () => void;
}

/** The column of the address; without one the home stays where it was (A10). */
export function useHomePlace(query: URLSearchParams): Home {
  const { cache } = useVisit();
  const [last, setLast] = useState<number>();
  const [, setLoaded] = useState(0);
  const inAddress = wantedColumn(query);
  if (inAddress !== undefined && inAddress !== last) setLast(inAddress);
  const wanted = inAddress ?? last;

  const load = useCallback(
    (again: boolean) => loadHome(cache, wanted, again).then(() => setLoaded((count) => count + 1)),
    [cache, wanted],
  );
  useEffect(() => void load(false), [load]);

  const place = homePlace(cache, wanted);
  const tab = place?.tab.columnId;
  useEffect(() => {
    // read without a hook, and yet looked at: they stay as long as this home does (A10)
    const stops = placeKeys(tab, wanted).map((key) => cache.subscribe(key, () => undefined));
    return () => {
      for (const stop of stops) stop();
    };
  }, [cache, tab, wanted]);
  const entry = cache.peek(getColumnsQuery(0).key);
  const state = place ? 'ready' : entry?.state === 'ready' ? 'empty' : (entry?.state ?? 'loading');
  return { place, state, retry: () => void load(true) };
}
