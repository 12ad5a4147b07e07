import type { DemoArticle } from '@demo/content';
import { chance, daily, pick, weekdayName, weekdayOf } from './daily';
import { weatherOf } from './weather';

interface BusLine {
  name: string;
  stops: [string, ...string[]];
  first: string;
  last: string;
  /** Minutes between two buses on a working day. */
  every: number;
  fare: string;
  kind: 'town' | 'country' | 'mountain';
}

const lines: [BusLine, ...BusLine[]] = [
  {
    name: '1 路',
    stops: ['城西', '老码头', '解放街口', '人民广场', '县人民医院', '澜川一中', '龙潭工业园'],
    first: '6:00',
    last: '21:40',
    every: 10,
    fare: '1 元',
    kind: 'town',
  },
  {
    name: '2 路',
    stops: ['老码头', '滨河路', '云溪大桥', '体育场', '政务中心', '城北小学'],
    first: '6:30',
    last: '21:00',
    every: 12,
    fare: '1 元',
    kind: 'town',
  },
  {
    name: '3 路',
    stops: ['人民广场', '城南菜市场', '县中医馆', '毛纺厂', '龙潭小区'],
    first: '6:10',
    last: '21:40',
    every: 15,
    fare: '1 元',
    kind: 'town',
  },
  {
    name: '6 路',
    stops: ['老码头', '滨河路', '云溪综合市场', '解放街口', '城西'],
    first: '6:20',
    last: '21:40',
    every: 15,
    fare: '1 元',
    kind: 'town',
  },
  {
    name: '9 路',
    stops: ['龙潭工业园', '龙潭小区', '人民广场', '城西'],
    first: '6:30',
    last: '20:00',
    every: 20,
    fare: '1 元',
    kind: 'town',
  },
  {
    name: '夜 1',
    stops: ['汽车总站', '人民广场', '县人民医院', '滨河路', '老码头'],
    first: '21:50',
    last: '23:50',
    every: 30,
    fare: '2 元',
    kind: 'town',
  },
  {
    name: '101',
    stops: ['汽车总站', '柳湾村', '石桥镇', '七孔桥', '白塔镇'],
    first: '6:40',
    last: '19:10',
    every: 25,
    fare: '3—6 元',
    kind: 'country',
  },
  {
    name: '102',
    stops: ['汽车总站', '渡口镇', '水库大坝', '渡口小学'],
    first: '7:00',
    last: '18:30',
    every: 40,
    fare: '5 元',
    kind: 'country',
  },
  {
    name: '103',
    stops: ['汽车总站', '茶坪岔口', '茶坪乡', '上寨'],
    first: '7:20',
    last: '17:50',
    every: 60,
    fare: '7 元',
    kind: 'country',
  },
  {
    name: '104',
    stops: ['白塔镇', '槐树坪', '松岭镇', '林场'],
    first: '7:10',
    last: '17:30',
    every: 60,
    fare: '6 元',
    kind: 'country',
  },
  {
    name: '201',
    stops: ['汽车总站', '央措岔口', '桑多乡', '桑多寄宿学校'],
    first: '7:30',
    last: '14:30',
    every: 140,
    fare: '22 元',
    kind: 'mountain',
  },
  {
    name: '202',
    stops: ['汽车总站', '央措岔口', '卓玛沟换乘点'],
    first: '8:00',
    last: '15:00',
    every: 210,
    fare: '18 元',
    kind: 'mountain',
  },
];

interface Change {
  line: string;
  title: string;
  text: string;
}

/** Each lasts four days, then the next one stands. */
const changes: [Change, ...Change[]] = [
  {
    line: '2 路',
    title: '体育场站临时移位',
    text: '体育场北门铺设雨水管，2 路体育场站移到西门，往返都向西一百五十米，站牌上挂了红布条。',
  },
  {
    line: '101',
    title: '七孔桥限行大车',
    text: '七孔桥养护，大型客车绕行镇北新桥，“七孔桥”站改在桥北二百米的粮站门口上下车，票价不变。',
  },
  {
    line: '1 路',
    title: '医院站加一名引导员',
    text: '县人民医院门诊楼改造，正门封闭，1 路下车后请走东侧通道。早七点到十点站台有引导员，轮椅可借。',
  },
  {
    line: '103',
    title: '上寨末站往前开了一公里',
    text: '上寨新修的回车场启用，103 路末站由小学移到茶叶合作社，多设一站，不加钱。',
  },
  {
    line: '202',
    title: '卓玛沟须在换乘点下车',
    text: '卓玛沟村实行预约进村，202 路只到换乘点，凭预约码换乘电动车；本村村民凭村里发的卡，不用预约。',
  },
  {
    line: '104',
    title: '林场方向半边通行',
    text: '林场公路清理边坡，七号弯道半边放行，104 路往返各多出约十五分钟，赶车进城、看病的请早一班。',
  },
  {
    line: '3 路',
    title: '毛纺厂倒班车调点',
    text: '毛纺厂夜班由七点改为七点半下班，3 路对应的加班车随之推后半小时，其余班次照旧。',
  },
  {
    line: '102',
    title: '水库大坝站恢复',
    text: '大坝路面硬化完工，102 路恢复停靠水库大坝站。坝顶不许停车、不许下客，请在管理站门口上下。',
  },
  {
    line: '夜 1',
    title: '夜班车可以招手停',
    text: '夜 1 路在滨河路全段试行招手即停，司机只在有路灯的地方停，请往灯下站。',
  },
  {
    line: '201',
    title: '桑多班车可捎药',
    text: '201 路与乡卫生院约定捎带药品，处方药凭取药码在末站医务室领取，班车不收代运费。',
  },
  {
    line: '101',
    title: '老年卡换新卡',
    text: '老年卡分批换新，旧卡用到月底。不会换的老人把旧卡和身份证交给 101 路司机，三天后在车上领新卡。',
  },
  {
    line: '1 路',
    title: '两台车装了轮椅踏板',
    text: '1 路新增两台低地板车，车头挂蓝牌，轮椅可直接推上。具体班次拨服务电话可查。',
  },
];

const minutes = (clock: string) => {
  const [hour = '0', minute = '0'] = clock.split(':');
  return Number(hour) * 60 + Number(minute);
};

/** Market goods travel early. */
const firstOf = (line: BusLine, day: number) =>
  line.name === '101' && weekdayOf(day) === 0 ? '6:10' : line.first;

function departures(line: BusLine, day: number): number {
  return Math.floor((minutes(line.last) - minutes(firstOf(line, day))) / interval(line, day)) + 1;
}

/** Minutes between buses on that day: Sundays the town sleeps longer, and Baita has its market. */
function interval(line: BusLine, day: number): number {
  const weekday = weekdayOf(day);
  if (line.name === '101' && weekday === 0) return 15;
  if (line.kind === 'town' && (weekday === 0 || weekday === 6) && line.name !== '夜 1') return line.every + 5;
  if (line.kind === 'country' && weekday === 5) return Math.max(20, line.every - 10);
  return line.every;
}

function dayNotes(day: number): string[] {
  const weekday = weekdayOf(day);
  const pass = weatherOf(day, 4386, 0.15);
  const notes: string[] = [];
  if (weekday === 0) notes.push('白塔镇逢集，101 路十五分钟一班，头班提前到 6:10，竹筐、活禽走后门。');
  if (weekday === 5) notes.push('学生放学，乡镇线路下午加密，16:30 到 18:30 县一中门口有公司的人组织排队。');
  if (weekday === 1) notes.push('早高峰 1 路在人民广场加开两班区间车，到县人民医院为止。');
  if (weekday === 6) notes.push('周六城区线路间隔拉长五分钟，夜 1 路照常。');
  if (/雪/.test(pass.sky))
    notes.push('央措方向预报有雪，201、202 路是否发车以当天早七点公告为准，已买票可免费退。');
  else if (/[中大雷]/.test(pass.sky)) notes.push('央措方向有雨，201、202 路压低车速，全程约多二十分钟。');
  return notes;
}

function change(day: number): Change {
  return pick(changes, Math.floor(day / 4));
}

function headline(day: number): string {
  const { line, title } = change(day);
  const weekday = weekdayOf(day);
  const name = weekdayName(day);
  const pass = weatherOf(day, 4386, 0.15);
  const eve = weatherOf(day - 1, 4386, 0.15);
  if (/雪/.test(pass.sky) && !/雪/.test(eve.sky)) return `${name}班车：央措方向看天发车，其余照常`;
  if (weekday === 0) return `${name}班车：白塔逢集，101 路十五分钟一班`;
  if (weekday === 5) return `${name}班车：学生放学，乡镇线下午加密`;
  return `${name}班车：${line}，${title}`;
}

function body(day: number): string {
  const rows = lines.map((line) => {
    const end = line.stops[line.stops.length - 1] ?? line.stops[0];
    return `| ${line.name} | ${line.stops[0]}—${end} | ${firstOf(line, day)} | ${line.last} | ${interval(line, day)} 分 | ${departures(line, day)} | ${line.fare} |`;
  });
  const { line, title, text } = change(day);
  const shownLine = pick(lines, day);
  const notes = [...dayNotes(day), `${line}：${title}。${text}`];
  return [
    `明天是${weekdayName(day)}，全县客运班次如下。`,
    ['| 线路 | 起止 | 首班 | 末班 | 间隔 | 单程班次 | 票价 |', ...rows].join('\n'),
    `## 要留意的\n\n${notes.map((note) => `- ${note}`).join('\n')}`,
    `## 每天说一条线：${shownLine.name}\n\n${shownLine.stops.join(' → ')}。首班 ${shownLine.first}，末班 ${shownLine.last}，${shownLine.fare}。`,
    '丢了东西、问班次：0000-1234531（县公交公司，6:00—22:00）。',
  ].join('\n\n');
}

/** Tomorrow's buses, one piece a day, newest first. */
export function timetable(day: Date, count: number): DemoArticle[] {
  return daily(day, count, (number, daysAgo) => ({
    key: `timetable-${number}`,
    column: 'timetable',
    daysAgo,
    time: '16:00',
    title: headline(number + 1),
    body: body(number + 1),
    source: '县公交公司',
    editor: '林晚舟',
    tags: ['交通'],
    cover: chance(number, 'bus picture') < 0.2 ? ['busStop'] : [],
    click: 400 + Math.floor(chance(number, 'bus clicks') * 1500),
    praise: Math.floor(chance(number, 'bus likes') * 18),
  }));
}
