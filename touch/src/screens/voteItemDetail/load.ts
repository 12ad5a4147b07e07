import { voteInfoQuery, voteOptionQuery } from '@touch/api/activityVotes';
import { ensureLoaded } from '@touch/api/useQuery';
import { activityVoteTexts } from '@touch/features/activityVote/texts';
import { numberOf } from '@touch/lib/paths';
import type { Locale } from '@touch/locales/messages';
import type { ScreenContext, ScreenOptions } from '@touch/outside/screen';
import { loadTexts as loadOwnTexts } from './texts';

export { Screen } from './Screen';

export const options: ScreenOptions = { requiresAuth: true };

export async function loadTexts(locale: Locale) {
  const [own] = await Promise.all([loadOwnTexts(locale), activityVoteTexts.loadTexts(locale)]);
  return own;
}

export async function load({ cache, params }: ScreenContext): Promise<void> {
  const id = numberOf(params.optionId);
  if (id === '') return;
  const query = voteOptionQuery(id);
  await ensureLoaded(cache, query);
  const option = cache.getValue(query);
  if (option) await ensureLoaded(cache, voteInfoQuery({ voteId: option.voteId, fileId: '' }));
}
