import { getColumnsQuery } from '@touch/api/lists/columns';
import { cachedValue } from '@touch/api/useQuery';
import { firstPicture } from '@touch/features/lists/head/firstPicture';
import type { Head, ScreenContext } from '@touch/outside/screen';
import { homePlace, wantedColumn } from './column/homePlace';

export function head({ cache, query, visit }: ScreenContext): Head {
  const { config, origin, basePath } = visit;
  const place = homePlace(cache, wantedColumn(query));
  const first = cachedValue(cache, getColumnsQuery(0))?.[0];
  const isFirst = !place || place.shown === first;
  const preload = place && firstPicture(cache, place.shown, config);
  return {
    title: isFirst ? config.appName : `${place.shown.columnName} - ${config.appName}`,
    description: place?.shown.description || config.shareDescription,
    canonical: isFirst ? '/home.html' : `/home.html?column=${place.shown.columnId}`,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: config.appName,
        url: `${origin}${basePath}/home.html`,
      },
    ],
    ...(preload ? { preload } : {}),
  };
}
