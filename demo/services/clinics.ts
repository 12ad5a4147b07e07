import type { DemoArticle } from '@demo/content';
import { chance, daily, weekdayName, weekdayOf } from './daily';

interface Department {
  readonly name: string;
  readonly room: string;
  /** Numbers given out on a working day. */
  readonly numbers: number;
}

const departments: readonly Department[] = [
  { name: '内科', room: '一楼 104', numbers: 90 },
  { name: '外科', room: '一楼 110', numbers: 60 },
  { name: '儿科', room: '二楼 203', numbers: 80 },
  { name: '妇产科', room: '二楼 211', numbers: 50 },
  { name: '骨科', room: '三楼 302', numbers: 45 },
  { name: '眼科', room: '三楼 308', numbers: 40 },
  { name: '藏医科', room: '四楼 401', numbers: 35 },
];

interface Row extends Department {
  readonly left: number;
  /** Minutes. */
  readonly wait: number;
}

/** At the weekend half the rooms are open. */
function rowsOf(day: number): Row[] {
  const isWeekend = weekdayOf(day) % 6 === 0;
  return departments
    .filter((_, at) => !isWeekend || at % 2 === 0)
    .map((one) => ({
      ...one,
      left: Math.floor(chance(day, one.name) * one.numbers * 0.6),
      wait: 10 + Math.floor(chance(day, `${one.name} wait`) * 70),
    }));
}

const longest = (rows: readonly Row[]): Row | undefined => rows.toSorted((a, b) => b.wait - a.wait)[0];

function headline(day: number, rows: readonly Row[]): string {
  const left = rows.reduce((sum, row) => sum + row.left, 0);
  const slow = longest(rows);
  return `${weekdayName(day)}门诊：余号${left}个${slow ? `，${slow.name}要等${slow.wait}分钟` : ''}`;
}

/** The county hospital's numbers of a day, newest first. */
export function clinics(day: Date, count: number): DemoArticle[] {
  return daily(day, count, (number, daysAgo) => {
    const rows = rowsOf(number);
    const slow = longest(rows);
    return {
      key: `clinics-${number}`,
      column: 'clinics',
      daysAgo,
      time: '09:40',
      title: headline(number, rows),
      body: [
        `县医院早上九点半的余号。窗口、电话和自助机放的是同一批号，先到先得；七十岁以上和带一岁以内孩子的，到导诊台说一声，不用排。${slow ? `今天最慢的是${slow.name}，从挂号到看上大约${slow.wait}分钟，可以先去抽血再回来。` : ''}`,
        [
          '| 科室 | 诊室 | 余号 | 大约等 |',
          ...rows.map(({ name, room, left, wait }) => `| ${name} | ${room} | ${left} | ${wait} 分钟 |`),
        ].join('\n'),
        '夜门诊十八点到二十一点半，内科、儿科都开，从急诊门进。化验单晚上也出，第二天早上不用再空腹跑一趟。',
        '预约和退号：0000-1234582。约了不来三次的，一个月只能到窗口挂号；临时来不了，请提前两小时退，后面的人等着。',
      ].join('\n\n'),
      source: '县人民医院',
      editor: '林晚舟',
      tags: ['门诊'],
      cover: [],
      click: 420 + Math.floor(chance(number, 'clinic clicks') * 1900),
      praise: Math.floor(chance(number, 'clinic likes') * 18),
    };
  });
}
