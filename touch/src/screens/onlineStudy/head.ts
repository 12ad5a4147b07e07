import { studyQuery } from '@touch/api/studies';
import { numberOf } from '@touch/lib/paths';
import { plainTitle } from '@touch/lib/text';
import type { Head, HeadContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';

export function head({ visit, cache, params, texts }: HeadContext<typeof zh>): Head {
  const { appName } = visit.config;
  const id = numberOf(params.id);
  const query = id ? studyQuery(id) : undefined;
  const study = query && cache.getValue(query);
  if (!study) {
    const gone = query !== undefined && cache.peek(query.key)?.state === 'empty';
    return { title: `${texts.title} - ${appName}`, noIndex: true, ...(gone ? { gone } : {}) };
  }
  const name = plainTitle(study.title);
  return {
    title: `${name} - ${appName}`,
    description: study.parts.map(({ title }) => plainTitle(title)).join(' · '),
    canonical: `/onlineStudy/${id}.html`,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Course',
        name,
        description: study.parts.map(({ title }) => plainTitle(title)).join(' · ') || name,
        provider: { '@type': 'Organization', name: appName },
      },
    ],
  };
}
