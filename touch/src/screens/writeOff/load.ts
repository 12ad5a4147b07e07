import { activityDetailQuery } from '@touch/api/activity';
import { ensureLoaded } from '@touch/api/useQuery';
import type { Head, HeadContext, ScreenContext } from '@touch/outside/screen';
import { writeOffTarget } from './target';
import type { texts as zh } from './texts/zh';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export async function load({ cache, params }: ScreenContext): Promise<void> {
  const { activity } = writeOffTarget(params);
  if (activity !== '') await ensureLoaded(cache, activityDetailQuery(activity));
}

export const head = ({ visit, texts }: HeadContext<typeof zh>): Head => ({
  title: `${texts.title} - ${visit.config.appName}`,
  noIndex: true,
});
