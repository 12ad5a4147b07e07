import type { DemoArticle } from '@demo/content';
import { chance, daily, drift, pick, weekdayName, yearPart } from './daily';

interface Township {
  name: string;
  /** Metres above the sea; six degrees a kilometre. */
  altitude: number;
  /** Difference in humidity from the county town, −0.2…0.3. */
  wet: number;
}

const townships: Township[] = [
  { name: '云溪镇', altitude: 1480, wet: 0 },
  { name: '石桥镇', altitude: 1420, wet: -0.05 },
  { name: '白塔镇', altitude: 1560, wet: -0.05 },
  { name: '渡口镇', altitude: 1390, wet: 0.05 },
  { name: '松岭镇', altitude: 2150, wet: 0.15 },
  { name: '茶坪乡', altitude: 1730, wet: 0.2 },
  { name: '柳湾村', altitude: 1510, wet: -0.1 },
  { name: '龙潭工业园', altitude: 1460, wet: 0 },
  { name: '桑多乡', altitude: 3600, wet: 0.1 },
  { name: '卓玛沟村', altitude: 3060, wet: 0.1 },
];

export interface DayWeather {
  sky: string;
  /** 0 dry … 1 pouring. */
  wetness: number;
  low: number;
  high: number;
  /** Beaufort. */
  wind: number;
  windFrom: string;
}

/** −1 midwinter … 1 midsummer, three weeks behind the sun. */
function warmth(day: number): number {
  return Math.sin((yearPart(day) - 0.29) * 2 * Math.PI);
}

function skyOf(wetness: number, high: number, summer: number, day: number): string {
  if (wetness < 0.34) return '晴';
  if (wetness < 0.5) return '多云';
  if (wetness < 0.6) return '阴';
  if (high < 3) return wetness < 0.8 ? '小雪' : '中雪';
  if (summer > 0.4 && wetness < 0.72) return chance(day, 'thunder') < 0.5 ? '雷阵雨' : '阵雨';
  return wetness < 0.76 ? '小雨' : wetness < 0.88 ? '中雨' : '大雨';
}

/** The county's own weather of any day; tomorrow's forecast is therefore what tomorrow's piece says. */
export function weatherOf(day: number, altitude = 1480, wet = 0): DayWeather {
  const summer = warmth(day);
  const raw =
    0.45 + drift(day, 'front', 3) * 0.42 + (chance(day, 'shower') - 0.5) * 0.42 + summer * 0.08 + wet * 0.5;
  const wetness = Math.min(1, Math.max(0, raw));
  const middle =
    14 +
    summer * 9.5 +
    drift(day, 'air', 4) * 5 +
    (chance(day, 'breath') - 0.5) * 4 -
    ((altitude - 1480) / 1000) * 6;
  const span = 13 - wetness * 8;
  const high = Math.round(middle + span / 2);
  const low = Math.round(middle - span / 2);
  const wind = 1 + Math.floor(chance(day, 'wind') * 3 + (altitude > 3000 ? 1.4 : 0) + wetness * 0.8);
  const windFrom = pick(
    ['东南', '西南', '偏南', '西北', '偏北', '东北'],
    Math.floor(chance(day, 'from') * 6),
  );
  return { sky: skyOf(wetness, high, summer, day), wetness, low, high, wind, windFrom };
}

const isWet = (weather: DayWeather) => /[雨雪]/.test(weather.sky);

/** The sentence a neighbour would say; its case is decided by the figures. */
function advice(day: number, now: DayWeather, before: DayWeather, next: DayWeather): string {
  const change = now.high - before.high;
  if (/雪/.test(now.sky)) return '路面有薄冰，摩托车能不骑就不骑，水管头裹一圈旧布。';
  if (now.sky === '大雨') return '河边、沟口今天不要去，住坡脚的人家夜里留一盏灯，听见石头响就往高处走。';
  if (now.sky === '雷阵雨') return '上山的老人家中午前回来，晾着的粮食两点以前收。';
  if (isWet(now) && !isWet(before)) return '雨是今天开始的，出门把伞放在门口，被子改天再晒。';
  if (isWet(now) && isWet(next)) return '雨还要下到明天，衣服晾不干，朝南的窗开一会儿透气。';
  if (!isWet(now) && isWet(before)) return '雨停了，今天能晒被子，土路还滑，下坡的车慢一点。';
  if (isWet(now)) return '雨到夜里收尾，明天能晾衣服，今晚的伞还是要带。';
  if (change <= -5) return `比昨天低了${-change}度，早起送孩子的多带一件外套。`;
  if (change >= 5) return `比昨天高了${change}度，中午热，早晚还凉，衣服一件一件脱。`;
  if (now.low <= 0)
    return pick(
      [
        '夜里结霜，大棚的草帘今晚放下来，洋芋窖口盖好。',
        '早上水龙头拧不开的，用温水毛巾捂，不要拿火烤。',
        '桥面、背阴的弯道有霜，骑车上学的孩子推着过。',
        '烧炉子的人家留一道窗缝，睡前看一眼烟管接头。',
      ],
      day,
    );
  if (now.high - now.low >= 12 && day % 3 === 0)
    return `早晚差${now.high - now.low}度，清早出摊的人要穿厚，中午再换。`;
  if (now.wind >= 5) return '风大，彩钢棚、广告牌下面不要停车，烧秸秆的念头今天不要有。';
  if (now.high >= 29)
    return pick(
      [
        '热，下地赶早，十一点到三点歇着，水壶装满。',
        '孩子想下河的，去渡口镇有人看的那一段，别处水底有坑。',
        '车里不要留老人和孩子，剩菜过夜先闻一闻。',
      ],
      day,
    );
  const calm: Record<string, [string, ...string[]]> = {
    晴: [
      '晒菌子、晒谷都合适，傍晚记得收。',
      '宜洗窗帘，宜带老人下楼坐一坐。',
      '太阳足，给屋里的花也挪个位置。',
      '天干，烧荒的火星踩灭了再走。',
    ],
  };
  return pick(
    calm[now.sky] ?? [
      '没有什么要提醒的，正是赶集、走亲戚的天气。',
      '云厚，不晒，栽菜移苗今天合适。',
      '修房顶、补瓦的活，趁不晒不雨今天做。',
    ],
    day,
  );
}

function headline(day: number, now: DayWeather, before: DayWeather): string {
  const change = now.high - before.high;
  const range = `${now.low}～${now.high}℃`;
  if (isWet(now) && !isWet(before)) return `${weekdayName(day)}转${now.sky}，县城${range}`;
  if (!isWet(now) && isWet(before)) return `雨停见${now.sky === '晴' ? '晴' : '云'}，县城${range}`;
  if (Math.abs(change) >= 5)
    return `${now.sky}，县城最高${now.high}℃，比昨天${change > 0 ? '升' : '降'}${Math.abs(change)}度`;
  return `${weekdayName(day)}天气：${now.sky}，县城${range}，${now.windFrom}风${now.wind}级`;
}

function body(day: number): string {
  const before = weatherOf(day - 1);
  const now = weatherOf(day);
  const next = weatherOf(day + 1);
  const rows = townships.map(({ name, altitude, wet }) => {
    const here = weatherOf(day, altitude, wet);
    return `| ${name} | ${here.sky} | ${here.low} | ${here.high} | ${here.windFrom}风${here.wind}级 |`;
  });
  const coming = [1, 2, 3].map((ahead) => {
    const then = weatherOf(day + ahead);
    return `- ${weekdayName(day + ahead)}：${then.sky}，${then.low}～${then.high}℃`;
  });
  const pass = weatherOf(day, 4386, 0.15);
  return [
    `县气象台今早六点发布：今天县城${now.sky}，${now.low}～${now.high}℃，${now.windFrom}风${now.wind}级。${advice(day, now, before, next)}`,
    ['| 乡镇 | 天气 | 最低℃ | 最高℃ | 风 |', ...rows].join('\n'),
    `国道 G6117 央措垭口${pass.sky}，最低${pass.low}℃，${pass.low < 1 ? '过往车辆备防滑链' : '路面干湿以养路工区公布为准'}。`,
    `## 往后三天\n\n${coming.join('\n')}`,
    '天气咨询：0000-1234511（县气象台，全天）。',
  ].join('\n\n');
}

function cover(now: DayWeather): string[] {
  if (/雪/.test(now.sky)) return ['snowfall'];
  return isWet(now) ? ['rainStorm'] : [];
}

/** One forecast a day, newest first. */
export function weather(day: Date, count: number): DemoArticle[] {
  return daily(day, count, (number, daysAgo) => {
    const now = weatherOf(number);
    return {
      key: `weather-${number}`,
      column: 'weather',
      daysAgo,
      time: '06:30',
      title: headline(number, now, weatherOf(number - 1)),
      body: body(number),
      source: '县气象台',
      editor: '叶青禾',
      tags: ['天气'],
      cover: cover(now),
      click: 900 + Math.floor(chance(number, 'click') * 1800 + now.wetness * 1600),
      praise: Math.floor(chance(number, 'praise') * 40),
    };
  });
}
