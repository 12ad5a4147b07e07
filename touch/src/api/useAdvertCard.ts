import { AdvEventType } from '@contract/advertCodes';
import { useVisit } from '@touch/outside/visit';
import { useCallback } from 'react';
import { reportAdvertEvent } from './adverts';

/** Properties of an advert on this page; its views and taps are counted, except where `counts` is false. */
export function useAdvertCard(counts: boolean) {
  const { cache, config, siteLang } = useVisit();
  const seen = useCallback((id: number) => void reportAdvertEvent(cache, id, AdvEventType.shown), [cache]);
  const tapped = useCallback(
    (id: number) => void reportAdvertEvent(cache, id, AdvEventType.clicked),
    [cache],
  );
  const look = { suffix: config.xyApi.imageSuffixPath, lang: siteLang };
  return counts ? { ...look, seen, tapped } : look;
}
