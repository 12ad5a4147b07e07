import { activityVoteTexts } from '@touch/features/activityVote/texts';
import { loadVote } from '@touch/features/activityVote/voteAddress';
import type { Locale } from '@touch/locales/messages';
import type { ScreenContext, ScreenOptions } from '@touch/outside/screen';
import { loadTexts as loadOwnTexts } from './texts';

export { Screen } from './Screen';

export const options: ScreenOptions = { requiresAuth: true, wide: true };

export async function loadTexts(locale: Locale) {
  const [own] = await Promise.all([loadOwnTexts(locale), activityVoteTexts.loadTexts(locale)]);
  return own;
}

export const load = (context: ScreenContext): Promise<void> => loadVote(context);
