import { tellingTexts } from '@touch/features/contributions/texts';
import type { Locale } from '@touch/locales/messages';
import type { Head, HeadContext } from '@touch/outside/screen';
import { loadTexts as loadOwnTexts } from './texts';
import type { texts as zh } from './texts/zh';

export { Screen } from './Screen';

export async function loadTexts(locale: Locale) {
  const [own] = await Promise.all([loadOwnTexts(locale), tellingTexts.loadTexts(locale)]);
  return own;
}

export const head = ({ visit, texts }: HeadContext<typeof zh>): Head => ({
  title: `${texts.title} - ${visit.config.appName}`,
  noIndex: true,
});
