import { rankRulesQuery } from '@touch/api/rankRules';
import { cachedValue, ensureLoaded } from '@touch/api/useQuery';
import { shareDescription } from '@touch/lib/text';
import type { Head, HeadContext, ScreenContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';

export { Screen } from './Screen';
export { loadTexts } from './texts';

export const load = ({ cache }: ScreenContext): Promise<void> => ensureLoaded(cache, rankRulesQuery());

export function head({ cache, texts, visit }: HeadContext<typeof zh>): Head {
  const rules = cachedValue(cache, rankRulesQuery());
  return {
    title: `${texts.title} - ${visit.config.appName}`,
    description: shareDescription(rules ?? '') || visit.config.shareDescription,
    canonical: '/xyRules.html',
    noIndex: rules === undefined,
  };
}
