import { Account, getXyArticlesQuestion } from '@contract/accounts';
import { ArticleType } from '@contract/codes';
import { getXyDynamic } from '@contract/dynamics';
import type { Operation } from '@contract/operation';
import { answerList } from '@contract/questions';
import { pathsOf } from '@contract/services';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from './accounts';
import type { DemoArticle } from './content';
import { accountDynamics } from './dynamics/accounts';
import { reporterDynamics } from './dynamics/reporters';
import { draftOf } from './load/articles';
import { loadDynamics } from './load/dynamics';
import type { DemoMedia } from './load/media';
import { written } from './load/newsroom';
import { loadQuestions } from './load/questions';
import { accountOf, LEADER_OFFSET, leadersOf, loadAccounts, loadPeople, numberIn } from './load/resources';
import { settingsOf } from './load/settings';
import { xyRules } from './pages';
import { leaderRegions, leaders, reporters } from './people';
import { questions } from './questions';

/** Nothing is drawn: each picture is its key. */
const media: DemoMedia = {
  picture: async (key, summary = '') => ({ url: `/media/${key}.png`, width: 3, height: 2, summary }),
  clip: async (key) => ({
    url: `/media/${key}.mp4`,
    cover: '/media/c.png',
    duration: 8,
    width: 3,
    height: 2,
  }),
  still: async (key) => ({ url: `/media/still-${key}.png`, width: 3, height: 2 }),
  sheet: async ({ name }) => ({ name, url: `/media/`, size: 0 }),
  captions: async (text) => ({ url: '/media/c.vtt', size: text.length, type: 'text/vtt' }),
  known: () => ({}),
};
const pieces = written.flat();
const ofPeople = pieces.filter(
  ({ key, reporters: cards = [] }) => cards.length > 0 || accountOf(key) > 0 || leadersOf(key).length > 0,
);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
  const { db, clock, writer } = platform;
  await platform.configure(settingsOf({ share: '/s.png', logo: '/l.png', icon: '/i.png' }));
  await platform.addColumn({ id: 1, name: '要闻' });
  await loadPeople(db, 1, media);
  await loadAccounts(db, 1, media);
  await loadQuestions(db, 1, media, clock.now());
  await loadDynamics(db, 1, media, clock.now());
  const reporterOf = (name: string) => reporters.findIndex((one) => one.name === name) + 1;
  const places = { columnOf: () => 1, liveOf: () => 0, accountOf, leadersOf, reporterOf };
  for (const article of ofPeople.map(({ live: _, ...rest }): DemoArticle => rest))
    await writer.saveDraft(await draftOf(article, media, places, clock.now()));
});
afterAll(() => platform.close());

const ask = async (operation: Operation | string, query: string): Promise<unknown> => {
  const path = typeof operation === 'string' ? operation : pathsOf(operation)[0];
  return (await platform.get(`${path}?${query}`)).json();
};
const Page = v.object({ list: v.array(v.unknown()), hasMore: v.boolean() });
/** Every row of a list, page by page. */
async function everyRow(operation: Operation | string, query: string): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let page = 0; ; page += 1) {
    const answer = await ask(operation, `${query}&page=${page}`);
    if (typeof operation !== 'string') expect(faults(operation.output, answer)).toEqual([]);
    const { list, hasMore } = v.parse(Page, answer);
    rows.push(...list);
    if (!hasMore) return rows;
  }
}
const textsOf = (rows: readonly unknown[], field: 'title' | 'content') =>
  rows.map((row) => String(Object(row)[field])).toSorted();
const titlesOf = (keys: readonly string[]) =>
  pieces.flatMap(({ key, title }) => (keys.includes(key) ? [title] : [])).toSorted();

const open = accounts.filter(({ status }) => status === 'open');
const hidden = accounts.filter(({ status }) => status !== 'open');
const accountID = (key: string) => numberIn(accounts, key);

describe('[F15] the demonstration’s accounts', () => {
  test('[F15 subscriptionList] every open account stands in its category; a hidden one in none (F26)', async () => {
    const categories = v.parse(
      v.array(v.object({ catID: v.number() })),
      await ask('/app_if/getCats', 'code=XYACCOUNT'),
    );
    const found: string[] = [];
    for (const { catID } of categories) {
      const { xys } = v.parse(
        v.object({ xys: v.array(Account) }),
        await ask('/app_if/getCatXys', `id=${catID}&count=100`),
      );
      expect(xys.length).toBeGreaterThan(0);
      found.push(...xys.map(({ topic }) => topic));
    }
    expect(found.toSorted()).toEqual(open.map(({ name }) => name).toSorted());
    expect(hidden.map(({ status }) => status).toSorted()).toEqual(['closed', 'forbidden', 'pending']);
  });

  test.each(open)('[F15 xyDetail] $key: its articles, its questions, its dynamics', async (account) => {
    const id = accountID(account.key);
    const articles = await everyRow('/app_if/getXyArticlesQuestion', `xyId=${id}`);
    expect(textsOf(articles, 'title')).toEqual(titlesOf(account.articles ?? []));
    const first = await ask(getXyArticlesQuestion, `xyId=${id}`);
    expect(faults(getXyArticlesQuestion.output, first)).toEqual([]);
    const titles = questions.filter((one) => one.account === account.key).map(({ title }) => title);
    expect(textsOf(Object(first).questions, 'title')).toEqual(titles.toSorted());
    const dynamics = await everyRow(getXyDynamic, `xyId=${id}`);
    const written = (accountDynamics[account.key] ?? []).map(({ content }) => content);
    expect(textsOf(dynamics, 'content')).toEqual(written.toSorted());
  });

  test('[F26] hidden accounts have dynamics that nobody reads', async () => {
    const silent = hidden.filter(({ key }) => accountDynamics[key]);
    expect(silent.length).toBeGreaterThan(0);
    for (const { key } of silent) expect(await everyRow(getXyDynamic, `xyId=${accountID(key)}`)).toEqual([]);
  });

  test('[F15] some have videos, a page and more of dynamics, pictures and films in them', async () => {
    const { video } = ArticleType;
    const videos = await Promise.all(
      open.map(({ key }) =>
        everyRow('/app_if/getXyArticlesQuestion', `xyId=${accountID(key)}&articleType=${video}`),
      ),
    );
    expect(videos.filter(({ length }) => length > 0).length).toBeGreaterThan(1);
    const all = Object.values({ ...accountDynamics, ...reporterDynamics });
    expect(all.filter(({ length }) => length > 10).length).toBeGreaterThan(1);
    expect(all.flat().filter(({ clip }) => clip).length).toBeGreaterThan(3);
    expect(all.flat().filter(({ pictures = [] }) => pictures.length > 2)).not.toEqual([]);
  });

  test('[F17] every answer of an account and of readers is in its question’s list', async () => {
    for (const [index, one] of questions.entries()) {
      const answers = await everyRow(answerList, `id=${index + 1}`);
      const written = [
        ...(one.state === 'answered' ? [one.answer] : []),
        ...(one.readerAnswers ?? []).map(({ content }) => content),
      ];
      expect(textsOf(answers, 'content')).toEqual(written.toSorted());
    }
  });
});

describe('[F16] the demonstration’s people', () => {
  test.each(reporters)('[F16 reporter] $key: portrait, articles and dynamics', async ({ key, name }) => {
    const id = numberIn(reporters, key);
    const articles = await everyRow('/app_if/reporterArticles', `id=${id}`);
    expect(await ask('/app_if/authorInfo', `id=${id}`)).toMatchObject({
      name,
      url: expect.stringContaining('http://paper.test/media/portrait.'),
      articleCount: articles.length,
    });
    expect(articles.length).toBeGreaterThan(0);
    const dynamics = await everyRow('/nis/api/dynamic/list', `userID=${id}`);
    const written = (reporterDynamics[key] ?? []).map(({ content }) => content);
    expect(textsOf(dynamics, 'content')).toEqual(written.toSorted());
  });

  test.each(leaders)('[F16 figureDetail][F16 personageReports] $key: details and reports', async (leader) => {
    const id = LEADER_OFFSET + numberIn(leaders, leader.key);
    const { name, duty, details } = leader;
    expect(await ask('/app_if/leader', `id=${id}`)).toMatchObject({ name, duty, details });
    const reports = await everyRow('/app_if/reporterArticles', `id=${id}`);
    expect(textsOf(reports, 'title')).toEqual(titlesOf(leader.reports));
    expect(reports.length).toBeGreaterThan(0);
    const named = pieces.filter(({ key, body }) => leader.reports.includes(key) && body.includes(name));
    expect(named).not.toEqual([]);
  });

  test('[wire f12] every region has its leaders', async () => {
    for (const { key } of leaderRegions) {
      const people = await ask('/app_if/regionleaderView', `regionID=${numberIn(leaderRegions, key)}`);
      const names = leaders.filter(({ region }) => region === key).map(({ name }) => ({ name }));
      expect(people).toMatchObject(names);
    }
  });
});

test('[F15 xyRules] the rules of the rank are in the configuration', async () => {
  const { xyRules: shown } = Object(await ask('/app_if/getConfig', 'appID=1'));
  const headings = [...xyRules.matchAll(/<h2>([^<]+)/g)].map(([, heading]) => heading);
  expect(headings.length).toBeGreaterThan(3);
  for (const heading of headings) expect(shown).toContain(heading);
});
