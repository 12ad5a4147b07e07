import { leaderCatsQuery } from '@touch/api/leaders';
import { cachedValue } from '@touch/api/useQuery';
import { listHead } from '@touch/features/lists/head/listHead';
import type { Head, HeadContext } from '@touch/outside/screen';
import { regionOf } from './regionOf';
import type { texts as zh } from './texts/zh';

export function head({ visit, cache, query, texts }: HeadContext<typeof zh>): Head {
  const region = regionOf(query);
  const name = cachedValue(cache, leaderCatsQuery())?.find(({ catID }) => catID === region)?.catName;
  return listHead(visit, name ? `${texts.title} · ${name}` : texts.title, {
    canonical: region > 0 ? `/LeaderViewList.html?regionID=${region}` : '/LeaderViewList.html',
    noIndex: region > 0 && !name,
  });
}
