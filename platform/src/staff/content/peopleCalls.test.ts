import { aStaff } from '@testing/aStaff';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const { open } = seeded.accounts;
const { reporter, leader } = seeded;

let platform: TestPlatform;
let headers: Record<string, string>;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  headers = (await aStaff(platform, { site: 1, role: 'admin' })).headers;
});
afterEach(() => platform.close());

const post = async (path: string, body: object) => {
  const answer = await platform.post(`/newsroom/sites/1/${path}`, body, headers);
  return { status: answer.status, body: answer.json() };
};
const call = async (path: string) => {
  platform.clock.forward(3000);
  return (await platform.get(path)).json();
};
const acts = async () => {
  const { list } = Object((await platform.get('/newsroom/sites/1/acts', headers)).json());
  return list.map(({ act, objectKind, objectID }: Record<string, unknown>) => [act, objectKind, objectID]);
};
async function added(body: object): Promise<number> {
  const answer = await post('dynamics', body);
  return v.parse(v.object({ status: v.literal(200), body: v.object({ id: v.number() }) }), answer).body.id;
}
const detail = (id: number) => call(`/nis/api/dynamic/detail?id=${id}`);

describe('[K10] dynamics', () => {
  test('[K10] addDynamic publishes a reporter’s dynamic with its picture and notes the act', async () => {
    const plain = { width: 60, height: 40, channels: 3, background: '#a43' } as const;
    const picture = (await sharp({ create: plain }).png().toBuffer()).toString('base64');
    const id = await added({ reporterID: reporter, content: '在路上', pictures: [picture] });
    expect(await detail(id)).toMatchObject({
      ...{ userID: reporter, userName: '林晚舟', content: '在路上' },
      attachments: { pics: [expect.stringMatching(/^http:\/\/paper\.test\/media\//)], videos: [] },
    });
    expect(await call(`/nis/api/dynamic/list?userID=${reporter}`)).toMatchObject({
      list: [{ fileId: id }, {}],
    });
    expect(await acts()).toEqual([['addDynamic', 'dynamic', id]]);
  });

  test('[K10] two dynamics get numbers of their own', async () => {
    const dynamic = { accountID: open, content: '开窑' };
    expect(await added(dynamic)).not.toBe(await added(dynamic));
  });

  test('[K10] changeDynamic – text, then withdrawn, then shown again – keeps the fields that are not sent', async () => {
    const { ofAccount } = seeded.dynamics;
    await post(`dynamics/${ofAccount}`, { content: '改过' });
    expect(await detail(ofAccount)).toMatchObject({ content: '改过', countPraise: 4 });
    await post(`dynamics/${ofAccount}`, { withdrawn: true });
    expect(await detail(ofAccount)).toEqual({});
    await post(`dynamics/${ofAccount}`, { withdrawn: false });
    expect(await detail(ofAccount)).toMatchObject({ content: '改过' });
  });

  test.each([
    ['of nobody', { content: 'x' }, 400],
    ['of two authors', { content: 'x', reporterID: reporter, accountID: open }, 400],
    ['without words', { content: '', reporterID: reporter }, 400],
    ['with bytes that are no picture', { content: 'x', reporterID: reporter, pictures: ['eHg='] }, 400],
    ['of an unknown reporter', { content: 'x', reporterID: 99 }, 404],
    ['of a leader', { content: 'x', reporterID: leader }, 404],
  ])('[K10] a dynamic %s is refused and nothing is noted', async (_, body, status) => {
    expect(await post('dynamics', body)).toMatchObject({ status });
    expect(await acts()).toEqual([]);
  });
});

test('[F26, K10] changeAccount closes an account and opens it again; its dynamics follow', async () => {
  const dynamics = () => call(`/app_if/getXyDynamic?xyId=${open}`);
  expect(await post(`accounts/${open}`, { state: 'closed', name: '白塔旧号' })).toMatchObject({
    status: 200,
  });
  expect(await call(`/app_if/getXyInfo?id=${open}`)).toMatchObject({ xyStatus: 4, topic: '白塔旧号' });
  expect(await dynamics()).toEqual({ list: [], hasMore: false });
  await post(`accounts/${open}`, { state: 'open', forbidden: false });
  expect(await dynamics()).toMatchObject({ list: [{ userName: '白塔旧号' }] });
  const row = Object(await call(`/app_if/getXyArticlesQuestion?xyId=${open}`)).list[0];
  expect(row).toMatchObject({ xyAccount: '白塔旧号' });
});

test('[K10] changeLeader changes what is sent and keeps the rest', async () => {
  await post(`leaders/${leader}`, { name: '石敬', details: '生于白塔。' });
  expect(await call(`/app_if/leader?id=${leader}`)).toMatchObject({
    ...{ name: '石敬', cmiName: '石敬', duty: '水务局局长', details: '生于白塔。' },
  });
});

test.each([
  ['dynamics/99', { content: 'x' }],
  ['accounts/99', { state: 'open' }],
  ['leaders/99', { duty: 'x' }],
  [`leaders/${reporter}`, { duty: 'x' }],
])('[K10] %s – there is none – is 404 and nothing is noted', async (path, body) => {
  expect(await post(path, body)).toMatchObject({ status: 404 });
  expect(await acts()).toEqual([]);
});
