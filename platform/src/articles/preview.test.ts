import { getArticleContentUnrelease } from '@contract/articles';
import { newsroom } from '@contract/newsroom';
import { saveSite } from '@platform/sites/sites.store';
import { aStaff, type TestStaff } from '@testing/aStaff';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform, testKeys } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPreviewPass } from './previewPass.rules';

const { draft, news } = seeded.articles;
const MINUTE = 60_000;
let platform: TestPlatform;
let editor: TestStaff;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  editor = await aStaff(platform, { site: 1, role: 'editor' });
});
afterEach(() => platform.close());

async function pass(body: object = {}, article: number = draft): Promise<string> {
  const answer = await platform.post(`/newsroom/sites/1/articles/${article}/preview`, body, editor.headers);
  return v.parse(newsroom.preview.output, answer.json()).ticket;
}
const read = (ticket: string, id: number = draft, more = '') =>
  platform.get(
    `/app_if/getArticleContentUnrelease?articleId=${id}&ticket=${encodeURIComponent(ticket)}${more}`,
  );
const refusal = { status: -1, data: {} };

test('[wire g9] with a pass the unreleased article is read, in the exact shape of S2, as a preview', async () => {
  const answer = await read(await pass());
  expect(faults(getArticleContentUnrelease.output, answer.json())).toEqual([]);
  expect(answer.json()).toMatchObject({ fileId: String(draft), aStatus: 0, title: '未发清水稿' });
  expect((await read(await pass(), draft, '&curVersions=3')).json()).toMatchObject({
    status: 0,
    data: { aStatus: 0 },
  });
});

test('[A15] nothing keeps the answer, no script of another origin gets it, no search engine lists it', async () => {
  const answer = await read(await pass(), draft, '&jsoncallback=cb');
  expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  expect(answer.text.startsWith('{')).toBe(true);
});

test('[A15] an unreleased article – opened with a pass a moment ago – is refused to a call without one', async () => {
  expect((await read(await pass())).json()).toMatchObject({ aStatus: 0 });
  expect((await read('')).json()).toMatchObject(refusal);
  expect((await platform.get(`/app_if/getArticleContent?articleId=${draft}`)).json()).toBe('empty');
});

test('[wire g9] without a pass, with a word in its place or a pass that was changed: −1, as for an article there is not', async () => {
  const good = await pass();
  const [mark = '', until = '', mac = ''] = good.split('.');
  const later = (platform.clock.now() + 24 * 60 * MINUTE).toString(36);
  const turned = `${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`;
  const bad = [
    '',
    'x',
    `${mark}.${later}.${mac}`,
    `${mark}.${until}.${turned}`,
    `${mark}.${until}.`,
    `${mark}.${until}`,
    `a1.${until}.${mac}`,
    `${good}.x`,
    `${mark}..${mac}`,
    good.slice(0, -2),
    createPreviewPass('00'.repeat(32), 1, draft, platform.clock.now() + MINUTE),
  ];
  const answers = await Promise.all(bad.map(async (ticket) => (await read(ticket)).text));
  expect(new Set([...answers, (await read('x', 99)).text]).size).toBe(1);
  expect(JSON.parse(answers[0] ?? '')).toMatchObject(refusal);
  expect((await platform.get(`/app_if/getArticleContentUnrelease?articleId=${draft}`)).json()).toMatchObject(
    refusal,
  );
});

test('[A15] an unreleased article – asked for with flags, user ids, a member’s or the newsroom’s token – is refused', async () => {
  const { headers } = await platform.member();
  for (const [more, sent] of [
    ['&isPreview=true&ck=1&cms=1&userID=1&uid=1', {}],
    ['', headers],
    ['', editor.headers],
    [`&ticket=${editor.token}`, {}],
  ] as const) {
    const answer = await platform.get(`/app_if/getArticleContentUnrelease?articleId=${draft}${more}`, sent);
    expect(answer.json()).toMatchObject(refusal);
  }
});

test('[A15] a pass is for its article alone, and says −1 for one that is not there', async () => {
  await platform.db.script(`update articles set status = 0 where site_id = 1 and id = ${news}`);
  expect((await read(await pass(), news)).json()).toMatchObject(refusal);
  const gone = createPreviewPass(testKeys.sign, 1, 999, platform.clock.now() + MINUTE);
  expect((await read(gone, 999, '&curVersions=2')).json()).toMatchObject({ status: -1 });
});

test('[A15] a pass of one site opens nothing on another, the same number or not', async () => {
  const other = { id: 2, name: '邻县', hosts: ['next.test'], app_ids: ['2'], config: {}, version: 1 };
  await saveSite(platform.db, other);
  await platform.db.script(`
    insert into columns (site_id, id, name) values (2, 1, '要闻');
    insert into articles (site_id, id, key, draft_hash, column_id, article_type, status, title, published_at, changed_at, item, content)
      select 2, id, key, draft_hash, column_id, article_type, status, title, published_at, changed_at, item, content
      from articles where site_id = 1 and id = ${draft};
    insert into article_counts (site_id, article_id) values (2, ${draft})`);
  platform.clock.forward(10_000);
  const ticket = await pass();
  const at = (path: string, host: string) =>
    platform.get(`/app_if/getArticleContentUnrelease?articleId=${draft}&ticket=${path}`, { host });
  expect((await at(ticket, 'next.test')).json()).toMatchObject(refusal);
  expect((await read(ticket, draft, '&siteId=2')).json()).toMatchObject(refusal);
  const theirs = createPreviewPass(testKeys.sign, 2, draft, platform.clock.now() + MINUTE);
  expect((await at(theirs, 'next.test')).json()).toMatchObject({ aStatus: 0 });
  expect((await at(theirs, 'paper.test')).json()).toMatchObject(refusal);
});

test('[A15] a pass is over when its time is: half an hour, or what was asked for up to a day', async () => {
  const [usual, short] = [await pass(), await pass({ minutes: 1 })];
  platform.clock.forward(MINUTE - 1);
  expect((await read(short)).json()).toMatchObject({ aStatus: 0 });
  platform.clock.forward(1);
  expect((await read(short)).json()).toMatchObject(refusal);
  expect((await read(usual)).json()).toMatchObject({ aStatus: 0 });
  platform.clock.forward(29 * MINUTE);
  expect((await read(usual)).json()).toMatchObject(refusal);
  for (const minutes of [0, -1, 24 * 60 + 1, 1.5, '1e3'])
    expect(
      (await platform.post(`/newsroom/sites/1/articles/${draft}/preview`, { minutes }, editor.headers))
        .status,
    ).toBe(400);
});

test('[A15] there is a pass for what is not released only, and it is written down who got it', async () => {
  await pass({ minutes: 5 });
  const ask = (id: number) => platform.post(`/newsroom/sites/1/articles/${id}/preview`, {}, editor.headers);
  expect([(await ask(news)).status, (await ask(999)).status]).toEqual([409, 404]);
  const admin = await aStaff(platform, { site: 1, role: 'admin' });
  expect((await platform.get('/newsroom/sites/1/acts', admin.headers)).json()).toMatchObject({
    list: [
      { act: 'preview', name: editor.name, objectKind: 'article', objectID: draft, detail: { minutes: 5 } },
    ],
  });
});
