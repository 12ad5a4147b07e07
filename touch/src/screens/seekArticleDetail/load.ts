import { seekArticleQuery } from '@touch/api/contributions';
import { ensureLoaded } from '@touch/api/useQuery';
import { tellingTexts } from '@touch/features/contributions/texts';
import type { Locale } from '@touch/locales/messages';
import type { ScreenContext } from '@touch/outside/screen';
import { seekNumber } from './seekNumber';
import { loadTexts as loadOwnTexts } from './texts';

export { Screen } from './Screen';

export async function loadTexts(locale: Locale) {
  const [own] = await Promise.all([loadOwnTexts(locale), tellingTexts.loadTexts(locale)]);
  return own;
}

export async function load({ cache, params }: ScreenContext): Promise<void> {
  const id = seekNumber(params);
  if (id !== '') await ensureLoaded(cache, seekArticleQuery(id));
}
