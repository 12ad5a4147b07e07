import { xyRankQuery } from '@touch/api/ranks';
import { cachedValue } from '@touch/api/useQuery';
import { listHead } from '@touch/features/lists/head/listHead';
import type { Head, HeadContext } from '@touch/outside/screen';
import { periodIn } from './period';
import type { texts as zh } from './texts/zh';

export function head({ cache, query, visit, texts }: HeadContext<typeof zh>): Head {
  const rows = cachedValue(cache, xyRankQuery(periodIn(query), '')) ?? [];
  const names = rows.map(({ topic }) => topic).join(', ');
  return listHead(visit, texts.title, {
    canonical: '/xyListShare.html',
    ...(names === '' ? { noIndex: true } : { description: `${texts.title}: ${names}` }),
  });
}
