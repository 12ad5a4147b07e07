import type { DemoArticle } from './content';

/** Circles are no articles: a row of the type link leads to them from a column. */
export const circleRows: readonly DemoArticle[] = [
  {
    key: 'circle-photos',
    column: 'picture',
    daysAgo: 1,
    time: '10:20',
    type: 'link',
    link: '/circleDetail/1.html',
    title: '圈子｜“澜川拍客”：拍一座桥，写一句在哪里拍的',
    attAbstract: '本月的题目是“桥”，月底挑十二张挂进县图书馆。',
    body: '澜川拍客圈子的入口。',
    source: '澜川融媒',
    tags: ['圈子'],
    cover: ['stoneBridge'],
    click: 2310,
  },
  {
    key: 'circle-fields',
    column: 'countryside',
    daysAgo: 2,
    time: '15:40',
    type: 'link',
    link: '/circleDetail/2.html',
    title: '圈子｜“田间地头”：问价钱、借农机、等技术员',
    attAbstract: '种地养蜂放牛的都在这里，技术员每天看两遍。',
    body: '田间地头圈子的入口。',
    source: '澜川融媒',
    tags: ['圈子'],
    cover: ['terraces'],
    click: 1480,
  },
];
