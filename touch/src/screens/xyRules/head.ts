import { rankRulesQuery } from '@touch/api/rankRules';
import { cachedValue } from '@touch/api/useQuery';
import { shareDescription } from '@touch/lib/text';
import type { Head, HeadContext } from '@touch/outside/screen';
import type { texts as zh } from './texts/zh';

export function head({ cache, texts, visit }: HeadContext<typeof zh>): Head {
  const rules = cachedValue(cache, rankRulesQuery());
  return {
    title: `${texts.title} - ${visit.config.appName}`,
    description: shareDescription(rules ?? '') || visit.config.shareDescription,
    canonical: '/xyRules.html',
    noIndex: rules === undefined,
  };
}
