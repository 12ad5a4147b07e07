import { KindNumber, ModuleType } from '@contract/codes';
import { put } from '@demo/load/rows';
import { saveAccount } from '@platform/articles/saving/accountRows.service';
import { createArticleWriter } from '@platform/articles/saving/saving.service';
import { saveColumn } from '@platform/columns/columns.store';
import { aMember, type TestMember } from '@testing/aMember';
import { anArticle } from '@testing/anArticle';
import { anAccount, aPerson } from '@testing/newsroomDocuments';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSiteFinder } from './sites.service';
import { saveSite } from './sites.store';

/** Both sites have a column 1, articles 10 and 11, an account 5, a reporter 3 and a module 9; the reporter and the account wrote one article each. */
const [COLUMN, FIRST, SECOND, ACCOUNT, REPORTER, MODULE] = [1, 10, 11, 5, 3, 9];
const sites = [
  { site: 1, other: 2, own: FIRST, topic: '白塔书场' },
  { site: 2, other: 1, own: SECOND, topic: '渡口书场' },
] as const;

let platform: TestPlatform;
const members = new Map<number, TestMember>();
beforeAll(async () => {
  platform = await startPlatform();
  const { db, clock } = platform;
  const config = { templatePath: '/neighbour', siteConfig: { discuss: { auditType: '0' } } };
  await platform.configure({ siteConfig: config.siteConfig });
  await saveSite(db, { id: 2, name: '邻县', hosts: [], app_ids: ['2'], config, version: 1 });
  const found = await createSiteFinder(db, clock.now, '').all();
  for (const { site, own, topic } of sites) {
    const column = { id: COLUMN, parent: 0, style: '101', order: 1, topCount: 0, topic: false, doc: {} };
    await saveColumn(db, { ...column, site, name: '要闻' });
    const shown = { category: 0, status: 0, forbidden: false, recommended: false };
    await saveAccount(db, site, { id: ACCOUNT, ...shown, doc: anAccount(ACCOUNT, { topic, rssCount: 0 }) });
    const doc = aPerson(REPORTER, { name: topic });
    const person = { kind: 'reporter', group_id: 0, order_id: 1, name: topic, doc };
    await put(db, 'people', { site_id: site, id: REPORTER, ...person });
    const ours = found.find(({ id }) => id === site);
    if (!ours) throw new Error('the site is missing');
    const writer = createArticleWriter(db, ours, clock.now);
    for (const id of [FIRST, SECOND]) {
      const writers = id === own ? { accountID: ACCOUNT, reporters: [REPORTER] } : {};
      await writer.saveDraft(anArticle({ key: `key-${id}`, ...writers }), id);
    }
    const module = {
      column_id: 2,
      position: 2,
      type: ModuleType.topics,
      doc: { ids: [FIRST], related: [[SECOND]] },
    };
    await put(db, 'modules', { site_id: site, id: MODULE, ...module });
    const follows = { type: KindNumber.topicSub.column, object_id: COLUMN, count: site * 10 };
    await put(db, 'subscription_counts', { site_id: site, ...follows });
    members.set(site, await aMember(platform, '', site));
  }
  clock.forward(61_000);
});
afterAll(() => platform.close());

async function call(path: string, site: number, member?: TestMember): Promise<unknown> {
  platform.clock.forward(5_000);
  const headers = member ? { token: member.token } : {};
  return (await platform.get(`/app_if/${path}&siteId=${site}`, headers)).json();
}
const counts = async (site: number): Promise<Record<string, unknown>> =>
  Object(await call(`getArticleCounts?articleId=${FIRST}`, site));
const account = async (site: number): Promise<Record<string, unknown>> =>
  Object(await call(`getXyInfo?id=${ACCOUNT}`, site));

describe.each(sites)(
  '[A17] counts of two sites with equal numbers: site $site',
  ({ site, other, own, topic }) => {
    const mine = () => members.get(site);

    test.each([`getArticles?columnId=${COLUMN}`, 'articleHot?hours=720'])(
      '[wire S1] %s – shows each article once, with the site’s own counts',
      async (path) => {
        await platform.db.script('update article_counts set praise = site_id * 100 + article_id');
        const text = JSON.stringify(await call(path, site));
        const all = (name: string) =>
          [...text.matchAll(new RegExp(`"${name}":"?(\\d+)`, 'g'))]
            .map(([, digits]) => Number(digits))
            .sort();
        expect(all('fileId')).toEqual([FIRST, SECOND]);
        expect(all('countPraise')).toEqual([site * 100 + FIRST, site * 100 + SECOND]);
      },
    );

    test('[F16] a reporter – has written another article on each site – is that of the site, with the own article', async () => {
      expect(await call(`authorInfo?id=${REPORTER}`, site)).toMatchObject({ name: topic, articleCount: 1 });
      expect(await call(`reporterArticles?id=${REPORTER}`, site)).toMatchObject({ list: [{ fileId: own }] });
      const article = Object(await call(`getArticleContent?articleId=${own}`, site));
      expect(article.reporters).toMatchObject([{ name: topic }]);
      expect(article.reporters).toHaveLength(1);
    });

    test('[F26] an account – of one article on each site – counts the own article', async () => {
      expect(await account(site)).toMatchObject({ topic, articleCount: 1 });
    });

    test('[wire S7] a module of topics – its articles’ column is followed on both sites – counts the own followers', async () => {
      expect(await call(`moduleView?id=${MODULE}`, site)).toMatchObject({
        list: [{ related: [{ 'columnRssCount ': site * 10 }] }],
      });
    });

    test('[H1] a comment – posted on one site – is listed and counted there alone', async () => {
      const before = await counts(other);
      const comment = { rootID: FIRST, content: `${topic}在此`, siteId: site };
      const answer = await platform.post('/app_if/discuss', comment, { token: mine()?.token ?? '' });
      expect(answer.json()).toBe(true);
      expect(await counts(site)).toMatchObject({ countDiscuss: 1 });
      expect(await counts(other)).toEqual(before);
      for (const view of ['discussView', 'discussViewFlat'])
        expect(await call(`${view}?id=${FIRST}`, site)).toMatchObject({
          totalCount: 1,
          list: [{ content: comment.content }],
        });
    });

    test('[wire o2] a favourite – kept, then let go – changes the own count alone', async () => {
      const kept = async (of: number): Promise<unknown> =>
        Object(await call(`getArticleContent?articleId=${FIRST}`, of)).collectcount;
      expect(await call(`fav?articleID=${FIRST}&type=0`, site, mine())).toBe(true);
      expect([await kept(site), await kept(other)]).toEqual([1, 0]);
      expect(await call(`favCancel?articleID=${FIRST}&type=0`, site, mine())).toBe(true);
      expect([await kept(site), await kept(other)]).toEqual([0, 0]);
    });

    test('[wire o3, o4] one device – follows on both sites, leaves one – is counted and stays on the other', async () => {
      const ask = (name: string, of: number) =>
        call(`${name}?id=${ACCOUNT}&type=${KindNumber.topicSub.account}&device=xy${site}`, of);
      const before = await Promise.all(
        [account(site), account(other)].map(async (one) => (await one).rssCount),
      );
      for (const of of [site, other]) expect(await ask('topicSub', of)).toBe(true);
      expect((await account(site)).rssCount).toBe(Number(before[0]) + 1);
      expect(await ask('topicSubCancel', site)).toBe(true);
      expect((await account(site)).rssCount).toBe(before[0]);
      expect(await ask('topicSub', other)).toBe(true);
      expect((await account(other)).rssCount).toBe(Number(before[1]) + 1);
    });

    test('[H2] one device – likes on both sites, takes one back – stays counted once on the other', async () => {
      const like = (of: number, more = '') =>
        call(`event?id=${FIRST}&type=0&eventType=1&device=both${site}${more}`, of);
      const [before, others] = [await counts(site), await counts(other)];
      for (const of of [site, other]) await like(of);
      await like(site, '&cancel=1');
      await like(other);
      expect((await counts(site)).countPraise).toBe(before.countPraise);
      expect((await counts(other)).countPraise).toBe(Number(others.countPraise) + 1);
    });
  },
);

test('[A17] one call – of both sites at the same moment, at equal versions – is answered to each its own', async () => {
  await platform.db.script('update sites set version = 7');
  platform.clock.forward(10_000);
  for (let again = 0; again < 3; again += 1)
    for (const { site, topic } of sites) {
      const { text } = await platform.get(`/app_if/authorInfo?id=${REPORTER}&siteId=${site}`);
      expect(text).toContain(topic);
    }
});

test('[A17] one call – at two hosts at the same moment – answers each with the addresses of its own', async () => {
  platform.clock.forward(10_000);
  for (let again = 0; again < 3; again += 1)
    for (const host of ['one.test', 'two.test']) {
      const { text } = await platform.get(`/app_if/getArticles?columnId=${COLUMN}`, { host });
      expect(new Set(text.match(/https?:\/\/\w+\.test/g))).toEqual(new Set([`http://${host}`]));
    }
});
