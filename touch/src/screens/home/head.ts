import { firstPicture } from '@touch/features/lists/firstPicture';
import type { Head, ScreenContext } from '@touch/outside/screen';
import { homePlace, wantedColumn } from './homePlace';
import { title } from './title';

export function head(context: ScreenContext): Head {
  const { answers, query, visit } = context;
  const { config, origin, basePath } = visit;
  const place = homePlace(answers, wantedColumn(query));
  const isFirst = !place || place.shown === place.columns[0];
  const preload = place && firstPicture(answers, place.shown, config);
  return {
    title: title(context),
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
