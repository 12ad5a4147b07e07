import { circleDetailQuery } from '@touch/api/circles';
import { numberOf } from '@touch/lib/paths';
import { safeUrl } from '@touch/lib/safeUrl';
import { plainTitle, shareDescription } from '@touch/lib/text';
import type { Head, HeadContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';

/** An unknown circle answers 404 (A3); without a number the screen lists all circles. */
export function head({ visit, cache, params, texts }: HeadContext<typeof zh>): Head {
  const { config, origin } = visit;
  const id = numberOf(params.id);
  if (id === '') return { title: `${texts.all} - ${config.appName}`, canonical: '/circleDetail.html' };
  const query = circleDetailQuery(id);
  const circle = cache.getValue(query);
  if (!circle) {
    const gone = cache.peek(query.key)?.state === 'empty';
    return { title: `${texts.title} - ${config.appName}`, noIndex: true, ...(gone ? { gone } : {}) };
  }
  const image = safeUrl(circle.banner || circle.icon, origin);
  return {
    title: `${plainTitle(circle.name)} - ${config.appName}`,
    description: shareDescription(circle.description) || config.shareDescription,
    canonical: `/circleDetail/${id}.html`,
    ...(image ? { image } : {}),
  };
}
