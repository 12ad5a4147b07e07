import { dynamicListQuery } from '@touch/api/dynamics';
import { reporterArticlesQuery } from '@touch/api/people';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useState } from 'react';
import { type ReporterTab, tabOf } from './tabs';

/** The tab of the address; without one the tab that was shown last (A10). */
export function useTab(query: URLSearchParams): ReporterTab {
  const [last, setLast] = useState<ReporterTab>('articles');
  const tabInUrl = tabOf(query);
  if (tabInUrl && tabInUrl !== last) setLast(tabInUrl);
  return tabInUrl ?? last;
}

/** Keeps the loaded pages of both tabs as long as the screen is alive, also of the tab that is not shown (A10). */
export function useKeptLists(id: string): void {
  const { cache } = useVisit();
  useEffect(() => {
    const keys = [reporterArticlesQuery(id).key, dynamicListQuery(id).key];
    const stops = keys.map((key) => cache.subscribe(key, () => undefined));
    return () => {
      for (const stop of stops) stop();
    };
  }, [cache, id]);
}
