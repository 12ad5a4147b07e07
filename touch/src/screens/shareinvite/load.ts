import { clientAppQuery } from '@touch/api/clientApp';
import { ensureLoaded } from '@touch/api/useQuery';
import { inviteTexts } from '@touch/features/invites/texts';
import type { Locale } from '@touch/locales/messages';
import type { Head, HeadContext, ScreenContext } from '@touch/outside/screen';
import { loadTexts as loadOwnTexts } from './texts';
import type { texts as zh } from './texts/zh';

export { Screen } from './Screen';

export async function loadTexts(locale: Locale) {
  const [own] = await Promise.all([loadOwnTexts(locale), inviteTexts.loadTexts(locale)]);
  return own;
}

export const load = ({ cache }: ScreenContext): Promise<void> => ensureLoaded(cache, clientAppQuery);

export const head = ({ visit, texts }: HeadContext<typeof zh>): Head => ({
  title: `${texts.title} - ${visit.config.appName}`,
  noIndex: true,
});
