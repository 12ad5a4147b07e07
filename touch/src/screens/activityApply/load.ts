import { activityDetailQuery } from '@touch/api/activity';
import { ensureLoaded } from '@touch/api/useQuery';
import { numberOf } from '@touch/lib/paths';
import type { Locale } from '@touch/locales/messages';
import type { Head, HeadContext, ScreenContext } from '@touch/outside/screen';
import { signFormTexts } from '@touch/widgets/signForms/texts';
import { loadTexts as loadOwnTexts } from './texts';
import type { texts as zh } from './texts/zh';

export { Screen } from './Screen';

/** With those of the fields. */
export async function loadTexts(locale: Locale) {
  const [texts] = await Promise.all([loadOwnTexts(locale), signFormTexts.loadTexts(locale)]);
  return texts;
}

export async function load({ cache, params }: ScreenContext): Promise<void> {
  const id = numberOf(params.id);
  if (id !== '') await ensureLoaded(cache, activityDetailQuery(id));
}

export const head = ({ visit, texts }: HeadContext<typeof zh>): Head => ({
  title: `${texts.title} - ${visit.config.appName}`,
  noIndex: true,
});
