import type { Notice } from '@contract/circles';
import type { Queries } from '@platform/db/connection';
import { wireDate } from '@platform/wire/wireDate';
import type { DemoArticle } from '../content';
import { type Days, officeNotices } from '../content/notices';
import { dayNumber, pick, weekdayName, weekdayOf } from '../services/daily';
import { readBody } from './markup';
import { momentOf } from './moments';
import { numberIn } from './resources';
import { put } from './rows';

/** Sunday first, each as it stands before a noun. */
const tibetan: [string, ...string[]] = [
  'གཟའ་ཉི་མའི་',
  'གཟའ་ཟླ་བའི་',
  'གཟའ་མིག་དམར་གྱི་',
  'གཟའ་ལྷག་པའི་',
  'གཟའ་ཕུར་བུའི་',
  'གཟའ་པ་སངས་ཀྱི་',
  'གཟའ་སྤེན་པའི་',
];

/** @param day number of the notice's own day. */
const daysFrom = (day: number): Days => ({
  zh: (ahead) => weekdayName(day + ahead),
  bo: (ahead) => pick(tibetan, weekdayOf(day + ahead)),
});

/** A block of a notice in two languages says which one it is in. */
const withLanguages = (html: string): string =>
  html.replace(/<(p|li|h2|t[dh](?: scope="col")?)>(?=[\u0f00-\u0fff])/g, '<$1 lang="bo">');

interface NoticeRow {
  readonly published_at: Date;
  readonly doc: Notice;
}

const rowsAt = (now: number): NoticeRow[] =>
  officeNotices.map(({ title, body, office, daysAgo, time }, index) => {
    const { html } = readBody(body(daysFrom(dayNumber(new Date(now)) - daysAgo)));
    const published_at = momentOf(now, daysAgo, time);
    const content = `${withLanguages(html)}<p>${office}</p>`;
    return { published_at, doc: { id: index + 1, title, content, publishtime: wireDate(published_at) } };
  });

/** The notices as of a moment, in the wire's own fields (S28). */
export const noticesAt = (now: number): Notice[] => rowsAt(now).map(({ doc }) => doc);

/** Notices are no articles: what leads to them from columns and modules are rows of the type link. */
export const noticeRows: readonly DemoArticle[] = officeNotices.map((notice) => ({
  key: `notice-${notice.key}`,
  column: 'notice',
  daysAgo: notice.daysAgo,
  time: notice.time,
  type: 'link',
  title: notice.title,
  attAbstract: notice.summary,
  body: notice.summary,
  link: `/noticeDetail.html?id=${numberIn(officeNotices, notice.key)}`,
  source: notice.office,
  tags: [notice.tag],
  click: notice.click,
}));

export async function loadNotices(db: Queries, site: number, now: number): Promise<void> {
  for (const row of rowsAt(now)) await put(db, 'notices', { site_id: site, id: row.doc.id, ...row });
}
