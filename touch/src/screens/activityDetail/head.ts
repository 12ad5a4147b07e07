import { activityDetailQuery } from '@touch/api/activity';
import { numberOf } from '@touch/lib/paths';
import { plainTitle, shareDescription } from '@touch/lib/text';
import type { Head, HeadContext } from '@touch/outside/screen';
import { preloadOf } from '@touch/ui/preloadOf';
import { ACTIVITY_SIZES } from './sizes';
import type { texts as zh } from './texts/zh';

export function head({ visit, cache, params, texts }: HeadContext<typeof zh>): Head {
  const { config } = visit;
  const id = numberOf(params.id);
  const query = id ? activityDetailQuery(id) : undefined;
  const activity = query && cache.getValue(query);
  if (!activity) {
    const gone = query !== undefined && cache.peek(query.key)?.state === 'empty';
    return { title: `${texts.title} - ${config.appName}`, noIndex: true, ...(gone ? { gone } : {}) };
  }
  const { title, attAbstract, picBig, startTime, endTime, position } = activity;
  const iso = (date: string) => `${date.slice(0, 19).replace(' ', 'T')}+08:00`;
  return {
    title: `${plainTitle(title)} - ${config.appName}`,
    description: shareDescription(attAbstract) || config.shareDescription,
    canonical: `/activityDetail/${id}.html`,
    ...(picBig
      ? { image: picBig, preload: preloadOf(picBig, config.xyApi.imageSuffixPath, ACTIVITY_SIZES) }
      : {}),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: plainTitle(title),
        ...(startTime ? { startDate: iso(startTime) } : {}),
        ...(endTime ? { endDate: iso(endTime) } : {}),
        ...(position ? { location: { '@type': 'Place', name: position } } : {}),
      },
    ],
  };
}
