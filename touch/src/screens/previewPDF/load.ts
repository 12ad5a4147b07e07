import { certificateQuery } from '@touch/api/certificates';
import { ensureLoaded } from '@touch/api/useQuery';
import { numberOf } from '@touch/lib/paths';
import type { Head, HeadContext, ScreenContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export async function load({ cache, query }: ScreenContext): Promise<void> {
  const id = numberOf(query.get('id') ?? '');
  if (id !== '') await ensureLoaded(cache, certificateQuery(id));
}

export function head({ visit, cache, query, texts }: HeadContext<typeof zh>): Head {
  const title = `${texts.title} - ${visit.config.appName}`;
  const id = numberOf(query.get('id') ?? '');
  if (id === '') return { title, noIndex: true };
  const gone = cache.peek(certificateQuery(id).key)?.state === 'empty';
  return { title, canonical: `/previewPDF.html?id=${id}`, gone };
}
