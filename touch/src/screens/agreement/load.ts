import { siteTextOf, siteTextsQuery } from '@touch/api/siteTexts';
import { ensureLoaded } from '@touch/api/useQuery';
import type { Head, HeadContext, ScreenContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export const load = async ({ cache, params }: ScreenContext): Promise<void> => {
  if (siteTextOf(params.name)) await ensureLoaded(cache, siteTextsQuery());
};

export function head({ params, texts, visit }: HeadContext<typeof zh>): Head {
  const name = siteTextOf(params.name);
  const title = `${name ? texts[name] : texts.title} - ${visit.config.appName}`;
  return name ? { title, canonical: `/agreement/${name}.html` } : { title, gone: true };
}
