import { qaDetailQuery } from '@touch/api/questions';
import { loadQuestion } from '@touch/features/questions/loadQuestion';
import { questionTexts } from '@touch/features/questions/texts';
import { numberOf } from '@touch/lib/paths';
import type { Locale } from '@touch/locales/messages';
import type { ScreenContext } from '@touch/outside/screen';
import { loadTexts as loadOwnTexts } from './texts';

export { Screen } from './Screen';

export async function loadTexts(locale: Locale) {
  const [own] = await Promise.all([loadOwnTexts(locale), questionTexts.loadTexts(locale)]);
  return own;
}

export async function load({ cache, params }: ScreenContext): Promise<unknown> {
  const id = numberOf(params.id);
  return id ? loadQuestion(cache, qaDetailQuery(id), id) : undefined;
}
