import type { DemoArticle } from '@demo/content';
import { chance, daily, drift, weekdayName, yearPart } from './daily';
import { weatherOf } from './weather';

interface Good {
  name: string;
  /** Yuan per 500 grams, or per piece where the unit says so. */
  base: number;
  unit: string;
  /** Share by which the price swings through the year. */
  season: number;
  /** Part of the year in which it is dearest, 0…1. */
  dearest: number;
  /** Share by which a week moves it; vegetables 0.1. */
  swing?: number;
  /** true: rain slows its harvest. */
  leafy?: boolean;
}

const goods: Good[] = [
  { name: '大白菜', base: 1.3, unit: '斤', season: 0.25, dearest: 0.3 },
  { name: '小青菜', base: 2.4, unit: '斤', season: 0.3, dearest: 0.6, leafy: true },
  { name: '菠菜', base: 3.2, unit: '斤', season: 0.4, dearest: 0.6, leafy: true },
  { name: '生菜', base: 2.8, unit: '斤', season: 0.3, dearest: 0.58, leafy: true },
  { name: '西红柿', base: 3.0, unit: '斤', season: 0.3, dearest: 0.1 },
  { name: '黄瓜', base: 2.7, unit: '斤', season: 0.35, dearest: 0.08 },
  { name: '茄子', base: 2.9, unit: '斤', season: 0.3, dearest: 0.1 },
  { name: '青椒', base: 3.4, unit: '斤', season: 0.35, dearest: 0.12 },
  { name: '土豆', base: 1.6, unit: '斤', season: 0.15, dearest: 0.4 },
  { name: '白萝卜', base: 1.1, unit: '斤', season: 0.2, dearest: 0.55 },
  { name: '大葱', base: 2.6, unit: '斤', season: 0.25, dearest: 0.35 },
  { name: '生姜', base: 6.5, unit: '斤', season: 0.1, dearest: 0.5, swing: 0.05 },
  { name: '猪肉（后腿）', base: 13.5, unit: '斤', season: 0.08, dearest: 0.05, swing: 0.03 },
  { name: '牦牛肉', base: 42, unit: '斤', season: 0.06, dearest: 0.3, swing: 0.015 },
  { name: '鸡蛋', base: 4.9, unit: '斤', season: 0.1, dearest: 0.68, swing: 0.05 },
  { name: '草鱼（活）', base: 9.2, unit: '斤', season: 0.08, dearest: 0.15, swing: 0.04 },
  { name: '柳湾苹果', base: 4.2, unit: '斤', season: 0.25, dearest: 0.45 },
  { name: '卤水豆腐', base: 3.5, unit: '斤', season: 0.03, dearest: 0.1, swing: 0.03 },
];

function wetDays(day: number): number {
  return Array.from({ length: 7 }, (_, back) => weatherOf(day - back)).filter((one) => /[雨雪]/.test(one.sky))
    .length;
}

/** Yuan, to the tenth, as the stalls write it. */
function priceOf(good: Good, day: number): number {
  const season = Math.cos((yearPart(day) - good.dearest) * 2 * Math.PI) * good.season;
  const swing = good.swing ?? 0.1;
  const market = drift(day, good.name, 6) * swing + (chance(day, good.name) - 0.5) * swing * 0.4;
  const rain = good.leafy ? (wetDays(day) - 2) * 0.035 : 0;
  return Math.round(good.base * (1 + season + market + rain) * 10) / 10;
}

interface Quote {
  good: Good;
  now: number;
  /** Yuan against seven days before. */
  change: number;
  percent: number;
}

function quote(good: Good, day: number): Quote {
  const now = priceOf(good, day);
  const before = priceOf(good, day - 7);
  const change = Math.round((now - before) * 10) / 10;
  return { good, now, change, percent: Math.round((change / before) * 1000) / 10 };
}

const money = (value: number) => value.toFixed(1);

function shown({ change, percent }: Quote): string {
  if (change === 0) return '平';
  const sign = change > 0 ? '涨' : '跌';
  return `${sign} ${money(Math.abs(change))}（${Math.abs(percent).toFixed(1)}%）`;
}

function extremes(quotes: Quote[]): { riser: Quote | undefined; faller: Quote | undefined } {
  const sorted = [...quotes].sort((a, b) => b.percent - a.percent);
  const riser = sorted.find((one) => one.change > 0);
  const faller = sorted.reverse().find((one) => one.change < 0);
  return { riser, faller };
}

/** Ten goods of a household of four for a day, in yuan. */
function basket(day: number): number {
  return goods.slice(0, 10).reduce((sum, good) => sum + priceOf(good, day) * 0.6, 0);
}

function remark(day: number, quotes: Quote[]): string {
  const { riser, faller } = extremes(quotes);
  const rainy = wetDays(day);
  const parts: string[] = [];
  if (riser)
    parts.push(
      riser.good.leafy && rainy >= 3
        ? `${riser.good.name}涨得最多。这七天下了${rainy}天雨，叶子菜下不了地，到货少。`
        : `${riser.good.name}涨得最多，一斤贵了${money(riser.change)}元。`,
    );
  if (faller)
    parts.push(
      faller.good.leafy && rainy <= 2
        ? `${faller.good.name}跌得最多，天晴，近郊几个村一起上市。`
        : `${faller.good.name}跌得最多，一斤便宜${money(-faller.change)}元。`,
    );
  const [then, now] = [basket(day - 7), basket(day)];
  const gap = Math.round((now - then) * 10) / 10;
  parts.push(
    Math.abs(gap) < 0.2
      ? '按四口之家一天六斤菜算，花费和上周差不多。'
      : `按四口之家一天六斤菜算，今天要花${money(now)}元，比上周${gap > 0 ? '多' : '少'}${money(Math.abs(gap))}元。`,
  );
  return parts.join('');
}

function headline(day: number, quotes: Quote[]): string {
  const { riser, faller } = extremes(quotes);
  const up = quotes.filter((one) => one.change > 0).length;
  const down = quotes.filter((one) => one.change < 0).length;
  const lead = up > down ? riser : (faller ?? riser);
  if (!lead) return `${weekdayName(day)}菜价：十八样都没有动`;
  const moved = `${lead.good.name}每斤${money(lead.now)}元`;
  return `${weekdayName(day)}菜价：${up}涨${down}跌${quotes.length - up - down}平，${moved}`;
}

/** One price list a day, newest first: 18 goods against the week before. */
export function prices(day: Date, count: number): DemoArticle[] {
  return daily(day, count, (number, daysAgo) => {
    const quotes = goods.map((good) => quote(good, number));
    const rows = quotes.map(
      (one) => `| ${one.good.name} | ${money(one.now)} | ${one.good.unit} | ${shown(one)} |`,
    );
    return {
      key: `prices-${number}`,
      column: 'prices',
      daysAgo,
      time: '10:30',
      title: headline(number, quotes),
      body: [
        `县市场监管局今早九点在城南菜市场采价，每样取三个摊位的中间价。${remark(number, quotes)}`,
        ['| 品种 | 元 | 单位 | 比上周同日 |', ...rows].join('\n'),
        '缺斤短两可到市场东门公平秤复核，称错退差价。投诉：0000-1234515。',
      ].join('\n\n'),
      source: '县市场监管局',
      editor: '林晚舟',
      tags: ['菜价'],
      cover: chance(number, 'pictured') < 0.25 ? ['market'] : [],
      click: 700 + Math.floor(chance(number, 'price clicks') * 2400),
      praise: Math.floor(chance(number, 'price likes') * 30),
    };
  });
}
