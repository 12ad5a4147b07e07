import { tipoffDetailQuery } from '@touch/api/contributions';
import { numberOf } from '@touch/lib/paths';
import { plainTitle } from '@touch/lib/text';
import type { Head, HeadContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';

/** No search engine lists a tip-off; the form is for everybody. */
export function head({ visit, cache, params, query, texts }: HeadContext<typeof zh>): Head {
  const { appName } = visit.config;
  const id = numberOf(params.id);
  if (id === '' && query.has('own')) return { title: `${texts.ownTitle} - ${appName}`, noIndex: true };
  if (id === '') return { title: `${texts.formTitle} - ${appName}`, canonical: '/tipoffDetail.html' };
  const title = cache.getValue(tipoffDetailQuery(id, ''))?.title ?? '';
  return { title: `${plainTitle(title) || texts.title} - ${appName}`, noIndex: true };
}
