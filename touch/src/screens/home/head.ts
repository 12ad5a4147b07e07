import { getColumnsQuery } from '@touch/api/columns';
import { cachedValue } from '@touch/api/useQuery';
import { firstPicture } from '@touch/features/lists/head/firstPicture';
import { listData } from '@touch/features/lists/head/listData';
import type { Head, ScreenContext } from '@touch/outside/screen';
import { homePlace, wantedColumn } from './homePlace';

export function head({ cache, query, visit, words }: ScreenContext): Head {
  const { config, origin, basePath } = visit;
  const place = homePlace(cache, wantedColumn(query));
  const first = cachedValue(cache, getColumnsQuery(0))?.[0];
  const isFirst = !place || place.shown === first;
  const preload = place && firstPicture(cache, place.shown, config);
  const site = { '@context': 'https://schema.org', '@type': 'WebSite', name: config.appName };
  const { columnName: name = '', columnId, description = '' } = place?.shown ?? {};
  const path = isFirst ? '/home.html' : `/home.html?column=${columnId}`;
  return {
    title: isFirst ? config.appName : `${name} - ${config.appName}`,
    description: description || config.shareDescription,
    canonical: path,
    jsonLd: isFirst
      ? [{ ...site, url: `${origin}${basePath}/home.html` }]
      : listData({ visit, words }, { name, path, description }),
    ...(preload ? { preload } : {}),
  };
}
