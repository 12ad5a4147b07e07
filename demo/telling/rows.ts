import type { DemoArticle } from '../content';
import { numberIn } from '../load/resources';
import { calls } from './calls';
import { studies } from './studies';

/** The way to the form of a tip-off. */
const tipoffRow: DemoArticle = {
  key: 'telling-tipoff',
  column: 'livelihood',
  daysAgo: 0,
  time: '00:10',
  type: 'link',
  title: '您看到的事，告诉我们：民生报料',
  attAbstract: '路灯、井盖、污水、好人好事，都可以说。不登姓名，不公开联系方式，地点您愿意说才说。',
  body: '写下您看到的，可以附图片和视频。编辑核实以后给您答复。',
  link: '/tipoffDetail.html',
  source: '澜川融媒',
  tags: ['报料'],
  click: 2960,
};

/** Rows of the type link that lead from columns to the tip-off form, calls for articles and courses. */
export const tellingRows: readonly DemoArticle[] = [
  tipoffRow,
  ...calls.map(
    (call): DemoArticle => ({
      key: call.key,
      column: 'supplement',
      daysAgo: -call.startDay,
      time: '09:00',
      type: 'link',
      title: call.title,
      attAbstract: call.summary,
      body: call.summary,
      link: `/seekArticleDetail/${numberIn(calls, call.key)}.html`,
      source: '澜川日报副刊',
      tags: ['征稿'],
      cover: [call.picture],
      click: call.click,
    }),
  ),
  ...studies.map(
    (study): DemoArticle => ({
      key: study.key,
      column: 'education',
      daysAgo: study.daysAgo,
      time: study.time,
      type: 'link',
      title: study.title,
      attAbstract: study.summary,
      body: study.summary,
      link: `/onlineStudy/${numberIn(studies, study.key)}.html`,
      source: '澜川融媒',
      tags: ['课程'],
      cover: [study.picture],
      click: study.click,
    }),
  ),
];
