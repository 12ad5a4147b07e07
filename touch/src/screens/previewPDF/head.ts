import { certificateQuery } from '@touch/api/certificates';
import { numberOf } from '@touch/lib/paths';
import type { Head, HeadContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';

export function head({ visit, cache, query, texts }: HeadContext<typeof zh>): Head {
  const title = `${texts.title} - ${visit.config.appName}`;
  const id = numberOf(query.get('id') ?? '');
  if (id === '') return { title, noIndex: true };
  const gone = cache.peek(certificateQuery(id).key)?.state === 'empty';
  return { title, canonical: `/previewPDF.html?id=${id}`, gone };
}
