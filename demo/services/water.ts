import type { DemoArticle } from '@demo/content';
import { chance, daily, drift, weekdayName, yearPart } from './daily';
import { weatherOf } from './weather';

/** Metres above sea level: full, and dead storage. */
const FULL = 1684;
const LOW = 1662;

interface Water {
  /** Metres. */
  readonly level: number;
  /** Cubic metres a second. */
  readonly inflow: number;
  readonly outflow: number;
  readonly isWet: boolean;
}

/** Fullest in early autumn, lowest before the rains. */
function waterOf(day: number): Water {
  const season = (1 + Math.cos((yearPart(day) - 0.75) * 2 * Math.PI)) / 2;
  const level = LOW + (FULL - LOW) * (0.25 + 0.65 * season) + drift(day, 'level', 9) * 1.4;
  const isWet = /[雨雪]/.test(weatherOf(day).sky);
  const inflow = 12 + 46 * season + (isWet ? 18 : 0) + drift(day, 'inflow', 4) * 6;
  const outflow = inflow - (waterStep(day) > 0 ? 4 : -5);
  return { level, inflow: Math.round(inflow), outflow: Math.round(outflow), isWet };
}

const waterStep = (day: number): number => drift(day + 1, 'level', 9) - drift(day, 'level', 9);

const metres = (level: number): string => level.toFixed(2);

function headline(day: number, now: Water, before: Water): string {
  const change = Math.round((now.level - before.level) * 100);
  const moved = change === 0 ? '和昨天持平' : `一天${change > 0 ? '涨' : '退'}了${Math.abs(change)}厘米`;
  return `${weekdayName(day)}水情：渡口水库${metres(now.level)}米，${moved}`;
}

function advice(now: Water): string {
  if (now.isWet)
    return '上游有雨，河滩低处不要停车、晾晒，渡船看水开航，两岸码头挂红旗就是停航。钓鱼的请退到堤顶以上。';
  if (now.level > FULL - 4)
    return '库水位高，二号闸随时可能加开，下游漫水桥以水尺为准：水过第三道红线，行人和车都不要过。';
  return '水势平稳，渡船按时开航。枯水时老码头石阶下面三级露出来，有青苔，上下船请走左边的浮桥。';
}

/** One report of the reservoir and the river a day, newest first. */
export function water(day: Date, count: number): DemoArticle[] {
  return daily(day, count, (number, daysAgo) => {
    const [now, before] = [waterOf(number), waterOf(number - 1)];
    const gauge = (name: string, from: number) =>
      `| ${name} | ${metres(from + drift(number, name, 6) * 0.6)} | ${metres(from + drift(number - 1, name, 6) * 0.6)} |`;
    return {
      key: `water-${number}`,
      column: 'water',
      daysAgo,
      time: '08:30',
      title: headline(number, now, before),
      body: [
        `县水文站今早八点在渡口坝前读数：库水位${metres(now.level)}米，入库每秒${now.inflow}立方米，出库每秒${now.outflow}立方米。离汛限还有${metres(Math.max(0, FULL - now.level))}米。`,
        [
          '| 水尺 | 今天八点 | 昨天八点 |',
          gauge('云溪大桥', 3.2),
          gauge('柳湾漫水桥', 1.1),
          gauge('石桥下码头', 2.4),
        ].join('\n'),
        advice(now),
        '水文站电话：0000-1234581，夜里有人值守。看到水尺被冲歪，也请打这个号码。',
      ].join('\n\n'),
      source: '县水文站',
      editor: '林晚舟',
      tags: ['水情'],
      cover: chance(number, 'gauged') < 0.2 ? ['reservoir'] : [],
      click: 260 + Math.floor(chance(number, 'water clicks') * 1400),
      praise: Math.floor(chance(number, 'water likes') * 12),
    };
  });
}
