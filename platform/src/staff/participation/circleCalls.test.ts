import { aStaff } from '@testing/aStaff';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const { circle, posts } = seeded;

let platform: TestPlatform;
let headers: Record<string, string>;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  headers = (await aStaff(platform, { site: 1, role: 'admin' })).headers;
});
afterEach(() => platform.close());

const post = async (path: string, body: object = {}) => {
  const answer = await platform.post(`/newsroom/sites/1/${path}`, body, headers);
  return { status: answer.status, body: answer.json() };
};
const read = async (path: string) => {
  platform.clock.forward(3000);
  return (await platform.get(path, headers)).json();
};
const acts = async () => {
  const { list } = Object(await read('/newsroom/sites/1/acts'));
  return list.map(({ act, objectID }: Record<string, unknown>) => [act, objectID]);
};
const Added = v.object({ status: v.literal(200), body: v.object({ id: v.number() }) });
const detail = (id: number) => read(`/nis/api/post/detail?id=${id}`);

describe('[K10][F24 circleDetail] circles', () => {
  test('[K10] addCircle – name and pictures – opens a circle that readers find', async () => {
    const plain = { width: 60, height: 40, channels: 3, background: '#a43' } as const;
    const icon = (await sharp({ create: plain }).png().toBuffer()).toString('base64');
    const { id } = v.parse(Added, await post('circles', { name: '山路', description: '骑车', icon })).body;
    expect(await read(`/nis/api/circle/detail?id=${id}`)).toMatchObject({
      ...{ name: '山路', description: '骑车', banner: '', memberCount: 0, postCount: 0, noticeList: [] },
      icon: expect.stringMatching(/^http:\/\/paper\.test\/media\//),
    });
    expect(await acts()).toEqual([['addCircle', id]]);
  });

  test('[K10] changeCircle – a name, then withdrawn – keeps the rest and hides it', async () => {
    await post(`circles/${circle}`, { name: '山里' });
    const changed = { name: '山里', description: '拍山里的人和路。' };
    expect(await read(`/nis/api/circle/detail?id=${circle}`)).toMatchObject(changed);
    await post(`circles/${circle}`, { withdrawn: true });
    expect(await read(`/nis/api/circle/detail?id=${circle}`)).toEqual({});
    const { list } = Object(await read('/newsroom/sites/1/circles'));
    expect(list).toEqual([{ id: circle, name: '山里', members: 0, posts: 1, withdrawn: true }]);
  });

  test('[K10][K8] addCircleNotice – lines of plain text – shows in the circle as paragraphs without markup', async () => {
    const notice = { title: '停一天', content: '修路。\n<b>请绕行</b>' };
    const { id } = v.parse(Added, await post(`circles/${circle}/notices`, notice)).body;
    const content = '<p>修路。</p><p>&lt;b&gt;请绕行&lt;/b&gt;</p>';
    expect(await read(`/nis/api/circle/detail?id=${circle}`)).toMatchObject({
      noticeList: [{ id, title: '停一天', content }, { id: seeded.circleNotice }],
    });
    expect(await read(`/nis/api/notice/detail?id=${id}`)).toMatchObject({ title: '停一天', content });
  });

  test.each([
    ['circles/99', { name: 'x' }],
    ['circles/99/notices', { title: 'x', content: 'x' }],
  ])('[K10] %s – there is none – is 404 and nothing is noted', async (path, body) => {
    expect(await post(path, body)).toMatchObject({ status: 404 });
    expect(await acts()).toEqual([]);
  });
});

describe('[K10][F24 postDetail] posts', () => {
  test('[K10] posts – a pending one is approved – leaves the list and shows to readers', async () => {
    const { list } = Object(await read('/newsroom/sites/1/posts'));
    expect(list).toMatchObject([
      { id: posts.pending, circleID: circle, circle: '山里拍客', nickname: '老读者', content: '还没有审的' },
    ]);
    expect(await detail(posts.pending)).toEqual({});
    expect((await post(`posts/${posts.pending}/approve`)).status).toBe(200);
    expect(await detail(posts.pending)).toMatchObject({ content: '还没有审的', status: 1 });
    expect(await read('/newsroom/sites/1/posts')).toEqual({ list: [], hasMore: false });
    expect(await acts()).toEqual([['approvePost', posts.pending]]);
  });

  test('[K10] rejectPost and removePost – from their states alone – hide a post until it is approved', async () => {
    expect((await post(`posts/${posts.ofCircle}/reject`)).status).toBe(404);
    expect((await post(`posts/${posts.pending}/remove`)).status).toBe(404);
    expect((await post(`posts/${posts.pending}/reject`, { reason: '不清楚' })).status).toBe(200);
    await post(`posts/${posts.ofCircle}/remove`, { reason: '要求' });
    expect(await detail(posts.ofCircle)).toEqual({});
    expect(await read('/newsroom/sites/1/posts?list=removed')).toMatchObject({
      list: [{ id: posts.ofCircle }],
    });
    await post(`posts/${posts.ofCircle}/approve`);
    expect(await detail(posts.ofCircle)).toMatchObject({ countPraise: 2 });
  });

  test('[K10] pinPost – a post of a circle – stands first, a moment cannot', async () => {
    await post(`posts/${posts.pending}/approve`);
    await post(`posts/${posts.ofCircle}/pin`, { pinned: true });
    const { list } = Object(await read(`/nis/api/post/list?circleID=${circle}`));
    expect(list).toMatchObject([
      { id: posts.ofCircle, isTop: 1 },
      { id: posts.pending, isTop: 0 },
    ]);
    expect((await post(`posts/${posts.moment}/pin`, { pinned: true })).status).toBe(404);
  });
});
