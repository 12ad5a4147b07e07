import type { Account } from '@contract/accounts';
import type { ActivityRow } from '@contract/activities';
import { ColumnStyle, KindNumber, XyStatus } from '@contract/codes';
import { RegistrationStatus } from '@contract/participation/codes';
import type { SignField } from '@contract/signForm';
import { holdsPlace } from '@platform/activities/activities.rules';
import { saveAccount } from '@platform/articles/saving/accountRows.service';
import { saveColumn } from '@platform/columns/columns.store';
import type { Database, Queries } from '@platform/db/connection';
import { BASE_PATH_PLACEHOLDER, ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { wireDate } from '@platform/wire/wireDate';
import { accountCategories, accounts } from '../accounts';
import { activities, activityCategories, type DemoSignField } from '../activities';
import { entries } from '../entries';
import { hotWords } from '../hotWords';
import { leaderRegions, leaders, reporters } from '../people';
import { readBody } from './markup';
import type { DemoMedia } from './media';
import { momentOf } from './moments';
import { put } from './rows';

const DAY_MS = 86_400_000;

/** The number of a key in its list: stable as long as new ones go to the end. */
export const numberIn = (list: readonly { key: string }[], key: string | undefined): number =>
  list.findIndex((one) => one.key === key) + 1;

export const whole = (url: string): string => ORIGIN_PLACEHOLDER + url;

/** Absolute addresses of pictures, in their order. */
export const addressesOf = (keys: readonly string[] = [], media: DemoMedia): Promise<string[]> =>
  Promise.all(keys.map(async (key) => whole((await media.picture(key)).url)));

/** A clip as the only video of an attachment; none without a key. */
export async function videosOf(key: string | undefined, media: DemoMedia) {
  if (!key) return [];
  const { url, cover, duration } = await media.clip(key);
  return [{ videoUrl: whole(url), imageUrl: whole(cover), duration }];
}

/** Leaders stand behind the reporters in one table. */
export const LEADER_OFFSET = 1000;

/** Numbers of the leaders whose reports an article stands among. */
export const leadersOf = (article: string): number[] =>
  leaders.flatMap(({ reports }, index) => (reports.includes(article) ? [LEADER_OFFSET + index + 1] : []));

export async function loadPeople(db: Queries, site: number, media: DemoMedia): Promise<void> {
  for (const [index, one] of reporters.entries()) {
    const { url } = await media.picture(one.portrait);
    const id = index + 1;
    const doc = { id, name: one.name, url: whole(url), duty: one.duty, description: one.description };
    await put(db, 'people', {
      site_id: site,
      id,
      kind: 'reporter',
      group_id: 0,
      order_id: index,
      name: one.name,
      doc,
    });
    const type = KindNumber.topicSub.reporter;
    await put(db, 'subscription_counts', { site_id: site, type, object_id: id, count: one.rssCount });
  }
  for (const [index, one] of leaders.entries()) {
    const { url } = await media.picture(one.portrait);
    const id = LEADER_OFFSET + index + 1;
    const groupID = numberIn(leaderRegions, one.region);
    const { name, duty, description, details } = one;
    // The column of their reports has their number; it is reached from them and listed nowhere.
    const column = { site, id, parent: 0, name, style: ColumnStyle.ordinary, order: id, topCount: 0 };
    await saveColumn(db, { ...column, topic: true, doc: {} });
    const doc = {
      id,
      name,
      cmiName: name,
      url: whole(url),
      duty,
      description,
      columnID: id,
      groupID,
      details,
    };
    await put(db, 'people', {
      site_id: site,
      id,
      kind: 'leader',
      group_id: groupID,
      order_id: index,
      name,
      doc,
    });
  }
  for (const [index, region] of leaderRegions.entries()) {
    const doc = { catID: index + 1, catName: region.name, catIcon: '' };
    await put(db, 'categories', { site_id: site, code: 'LEADER', id: index + 1, order_id: index, doc });
  }
}

/** The account an article is published under; 0 = none. */
export const accountOf = (article: string): number =>
  accounts.findIndex((one) => one.articles?.includes(article)) + 1;

export async function loadAccounts(db: Database, site: number, media: DemoMedia): Promise<void> {
  for (const [index, category] of accountCategories.entries()) {
    const doc = { catID: index + 1, catName: category.name, catIcon: '' };
    await put(db, 'categories', { site_id: site, code: 'XYACCOUNT', id: index + 1, order_id: index, doc });
  }
  for (const [index, one] of accounts.entries()) {
    const icon = whole((await media.picture(one.icon)).url);
    const banner = whole((await media.picture(one.banner)).url);
    const status = one.status === 'forbidden' ? XyStatus.open : XyStatus[one.status];
    const doc: Account = {
      xyID: index + 1,
      topic: one.name,
      description: one.description,
      icon,
      banner,
      wxIcon: '',
      wbUrl: '',
      rmhUrl: '',
      tthUrl: '',
      dyUrl: '',
      ...one.elsewhere,
      rssCount: one.rssCount,
      // counted when it is read
      articleCount: 0,
      tag: one.tag,
      isFollow: 0,
      xyStatus: status,
      xyForbidden: one.status === 'forbidden' ? 1 : 0,
    };
    await saveAccount(db, site, {
      id: index + 1,
      category: numberIn(accountCategories, one.category),
      status,
      forbidden: one.status === 'forbidden',
      recommended: one.status === 'open' && index < 6,
      doc,
    });
  }
}

async function loadActivityCategories(db: Queries, site: number, media: DemoMedia): Promise<void> {
  for (const [index, category] of activityCategories.entries()) {
    const icon = whole((await media.picture(category.icon)).url);
    const doc = { activityColID: index + 1, name: category.name, icon, showPushStyle: 0 };
    await put(db, 'categories', { site_id: site, code: 'ACTIVITY', id: index + 1, order_id: index, doc });
  }
}

const detailOf = (one: (typeof activities)[number]) => ({
  content: readBody(one.content).html,
  author: one.organizer,
  cost: one.cost,
  costType: one.cost > 0 ? 1 : 0,
  score: one.score,
  discussClosed: one.discussed ? 0 : 1,
});

export async function loadActivities(
  db: Queries,
  site: number,
  media: DemoMedia,
  now: number,
): Promise<void> {
  await loadActivityCategories(db, site, media);
  const day = (offset: number, time: string) =>
    wireDate(new Date(momentOf(now, 0, '00:00').getTime() + offset * DAY_MS + clock(time)));
  for (const [index, one] of activities.entries()) {
    const id = index + 1;
    const imageUrl = whole((await media.picture(one.cover)).url);
    const published = momentOf(now, Math.max(0, -(one.signUp?.startDay ?? one.startDay)) + 2, '09:00');
    const doc: ActivityRow = {
      articleID: String(id),
      fileId: String(id),
      version: 1,
      title: one.title,
      publishtime: wireDate(published),
      startTime: day(one.startDay, '09:00'),
      endTime: day(one.endDay, '18:00'),
      startSignTime: one.signUp ? day(one.signUp.startDay, '08:00') : '',
      endSignTime: one.signUp ? day(one.signUp.endDay, '20:00') : '',
      abstract: one.attAbstract,
      organizer: one.organizer,
      // Entries of readers are counted beside these.
      participatorNum: one.participatorNum - takenPlaces(one.key),
      countClick: one.countClick,
      countPraise: one.countPraise,
      countDiscuss: 0,
      countShare: 0,
      imageUrl,
      attachments: imageUrl,
      theContentUrl: `${ORIGIN_PLACEHOLDER}${BASE_PATH_PLACEHOLDER}/activityDetail/${id}.html`,
      entryType: one.signUp ? 1 : 0,
      statusEntry: one.signUp ? 1 : 0,
      type: one.vote ? 1 : 0,
      linkUrl: '',
      locationType: 0,
      location: one.position,
    };
    const category = numberIn(activityCategories, one.category);
    await put(db, 'activities', {
      site_id: site,
      id,
      category_id: category,
      published_at: published,
      sign_form: JSON.stringify((one.signUp?.fields ?? []).map(signField)),
      progress_in_app: one.signUp?.inApp ?? false,
      quota: one.targetNum,
      taken: takenPlaces(one.key),
      needs_review: one.signUp?.reviewed ?? false,
      waiting_list: one.signUp?.waitingList ?? false,
      detail: JSON.stringify(detailOf(one)),
      doc,
    });
  }
}

/** Entries of the demonstration's readers that hold a place. */
const takenPlaces = (activity: string): number =>
  entries.filter((entry) => entry.activity === activity && holdsPlace(RegistrationStatus[entry.status]))
    .length;

/** Wire S13. */
const signField = (
  { id, code, type, tipMessage, isneed, option = [] }: DemoSignField,
  index: number,
): SignField => ({
  id,
  code,
  type,
  tipMessage,
  option,
  isneed: isneed ? 1 : 0,
  order: index + 1,
});

const clock = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
};

export async function loadHotWords(db: Queries, site: number): Promise<void> {
  for (const [index, word] of hotWords.entries()) {
    await put(db, 'hot_words', { site_id: site, word, weight: hotWords.length - index });
  }
}
