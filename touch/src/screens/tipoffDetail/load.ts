import { tipoffDetailQuery } from '@touch/api/contributions';
import { ensureLoaded } from '@touch/api/useQuery';
import { formTexts } from '@touch/features/contributions/form/texts';
import { tellingTexts } from '@touch/features/contributions/texts';
import { numberOf } from '@touch/lib/paths';
import { plainTitle } from '@touch/lib/text';
import type { Locale } from '@touch/locales/messages';
import type { Head, HeadContext, ScreenContext } from '@touch/outside/screen';
import { loadTexts as loadOwnTexts } from './texts';
import type { texts as zh } from './texts/zh';

export { Screen } from './Screen';

export async function loadTexts(locale: Locale) {
  const [own] = await Promise.all([
    loadOwnTexts(locale),
    tellingTexts.loadTexts(locale),
    formTexts.loadTexts(locale),
  ]);
  return own;
}

export async function load({ cache, params }: ScreenContext): Promise<void> {
  const id = numberOf(params.id);
  if (id !== '') await ensureLoaded(cache, tipoffDetailQuery(id, ''));
}

/** No search engine lists a tip-off; the form is for everybody. */
export function head({ visit, cache, params, query, texts }: HeadContext<typeof zh>): Head {
  const { appName } = visit.config;
  const id = numberOf(params.id);
  if (id === '' && query.has('own')) return { title: `${texts.ownTitle} - ${appName}`, noIndex: true };
  if (id === '') return { title: `${texts.formTitle} - ${appName}`, canonical: '/tipoffDetail.html' };
  const title = cache.getValue(tipoffDetailQuery(id, ''))?.title ?? '';
  return { title: `${plainTitle(title) || texts.title} - ${appName}`, noIndex: true };
}
