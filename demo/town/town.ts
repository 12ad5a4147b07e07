import type { DemoArticle, DemoColumn } from '../content';
import { countryside } from '../content/zh/countryside';
import { livelihood } from '../content/zh/livelihood';
import { travel } from '../content/zh/travel';

/** The second newsroom of the demonstration: a town's edition of the county paper, which lives on adverts. */
export const town = {
  id: 2,
  name: '石桥融媒',
  templatePath: '/shiqiao',
} as const;

export const townColumns: readonly DemoColumn[] = [
  { key: 'livelihood', name: '街坊', style: '227', topCount: 1, description: '石桥镇今天的事' },
  { key: 'countryside', name: '田里', style: '101' },
  { key: 'travel', name: '来石桥', style: '101' },
];

/** Pieces that it takes over from the county paper, with their source. */
export const townArticles: readonly DemoArticle[] = [...livelihood, ...countryside, ...travel];
