import type { DemoArticle } from '../content';
import { bo } from '../content/bo';
import { affairs } from '../content/zh/affairs';
import { countryside } from '../content/zh/countryside';
import { culture } from '../content/zh/culture';
import { ecology } from '../content/zh/ecology';
import { economy } from '../content/zh/economy';
import { education } from '../content/zh/education';
import { headline } from '../content/zh/headline';
import { health } from '../content/zh/health';
import { livelihood } from '../content/zh/livelihood';
import { sports } from '../content/zh/sports';
import { supplement } from '../content/zh/supplement';

/** A page of an edition before it is typeset. */
export interface DemoPage {
  readonly name: string;
  readonly articles: readonly DemoArticle[];
}
export interface DemoEdition {
  readonly daysAgo: number;
  readonly pages: readonly DemoPage[];
}
export interface DemoPaper {
  readonly name: string;
  /** As it stands at the head of the first page. */
  readonly masthead: string;
  readonly language: 'zh' | 'bo';
  readonly editions: readonly DemoEdition[];
}

/** Articles of text, some of a list. */
const some = (list: readonly DemoArticle[], from: number, count: number): DemoArticle[] =>
  list.filter(({ type }) => type === undefined || type === 'news').slice(from, from + count);
const page = (name: string, list: readonly DemoArticle[], from: number, count: number): DemoPage => ({
  name,
  articles: some(list, from, count),
});

export const demoPapers: readonly DemoPaper[] = [
  {
    name: '澜川日报',
    masthead: '澜川日报',
    language: 'zh',
    editions: [
      {
        daysAgo: 0,
        pages: [
          page('要闻', headline, 0, 5),
          page('综合', affairs, 0, 4),
          page('民生', livelihood, 0, 5),
          page('经济', economy, 0, 4),
          page('文化', culture, 0, 4),
          page('副刊', supplement, 0, 3),
        ],
      },
      {
        daysAgo: 1,
        pages: [
          page('要闻', headline, 5, 4),
          page('乡村', countryside, 0, 4),
          page('体育', sports, 0, 4),
          page('健康', health, 0, 4),
        ],
      },
      { daysAgo: 2, pages: [page('要闻', livelihood, 5, 4), page('教育', education, 0, 4)] },
      { daysAgo: 7, pages: [page('要闻', countryside, 4, 3), page('生态', ecology, 0, 4)] },
    ],
  },
  {
    name: '澜川日报（藏文）',
    masthead: 'ལན་ཁྲོན་ཉིན་རེའི་ཚགས་པར།',
    language: 'bo',
    editions: [
      { daysAgo: 0, pages: [page('གསར་འགྱུར།', bo, 0, 4)] },
      { daysAgo: 7, pages: [page('གསར་འགྱུར།', bo, 4, 4)] },
    ],
  },
];
