import * as contract from '@contract/favourites';
import { saveSite } from '@platform/sites/sites.store';
import { aMember, type TestMember } from '@testing/aMember';
import { anArticle } from '@testing/anArticle';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const { news, video, draft, live: liveArticle } = seeded.articles;
const ACTIVITY = 6;
const LIVE = 20;

let platform: TestPlatform;
let reader: TestMember;
let other: TestMember;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  reader = await aMember(platform);
  other = await aMember(platform);
});
afterEach(() => platform.close());

type Bearer = Pick<TestMember, 'token'>;
const call = async (path: string, member?: Bearer) =>
  (await platform.get(`/app_if/${path}`, member ? { token: member.token } : {})).json();
const fav = (id: number, member?: Bearer, more = '') => call(`fav?articleID=${id}${more}`, member);
async function ownFavourites(member: Bearer, path = '') {
  const answer = await call(`myFav?page=0${path}`, member);
  expect(faults(contract.myFav.output, answer)).toEqual([]);
  return v.parse(contract.myFav.output, answer);
}
const idsOf = async (member: Bearer) => (await ownFavourites(member)).list.map(({ articleID }) => articleID);
async function collected(id = news) {
  platform.clock.forward(3000);
  const answer = await call(`getArticleContent?articleId=${id}`);
  return v.parse(v.object({ collectcount: v.number() }), answer).collectcount;
}

describe('[H3] favourites', () => {
  test('[H3][wire o2] need login: a device, a claimed user and nobody are refused', async () => {
    for (const path of ['', '&device=a', `&userID=${reader.id}`]) {
      expect(await fav(news, undefined, path)).toMatchObject({ status: 11002 });
      expect(await call(`favCancel?articleID=${news}${path}`)).toMatchObject({ status: 11002 });
      expect(await call(`myFav?page=0${path}`)).toMatchObject({ status: 11002 });
      expect(await call(`hasFav?articleID=${news}${path}`)).toBe(false);
    }
    expect(await collected()).toBe(0);
  });

  test('[wire W24] nobody keeps, reads or takes away in another one’s name', async () => {
    await fav(news, reader);
    const as = `userID=${reader.id}`;
    for (const path of [`fav?articleID=${video}&${as}`, `favCancel?articleID=${news}&${as}`, `myFav?${as}`])
      expect(await call(path, other)).toMatchObject({ status: -1 });
    expect(await call(`hasFav?articleID=${news}&${as}`, other)).toMatchObject({ status: -1 });
    expect(await call(`favCancel?articleID=${news}`, other)).toBe(true);
    expect([await idsOf(reader), await idsOf(other)]).toEqual([[news], []]);
  });

  test('[wire o2, x5] true also when already there; taken away likewise; counted once', async () => {
    expect([await fav(news, reader), await fav(news, reader)]).toEqual([true, true]);
    expect(await call(`hasFav?articleId=${news}&type=0`, reader)).toBe(true);
    expect(await collected()).toBe(1);
    for (let again = 0; again < 2; again += 1)
      expect(await call(`favCancel?articleID=${news}&cancel=1`, reader)).toBe(true);
    expect(await call(`hasFav?articleID=${news}&curVersions=3`, reader)).toMatchObject({
      data: { value: 'false' },
    });
    expect(await collected()).toBe(0);
  });

  test('[K3] twenty devices of one member at once keep it once, twenty members twenty times', async () => {
    await Promise.all(Array.from({ length: 20 }, () => fav(news, reader)));
    expect(await collected()).toBe(1);
    const many = await Promise.all(Array.from({ length: 20 }, () => aMember(platform)));
    const all = many.flatMap((member) => [fav(news, member), fav(news, member)]);
    expect(new Set(await Promise.all(all))).toEqual(new Set([true]));
    expect(await collected()).toBe(21);
    await Promise.all(many.map((member) => call(`favCancel?articleID=${news}`, member)));
    expect(await collected()).toBe(1);
  });

  test('[wire W26] the same number of another kind is another thing', async () => {
    await writerSaves(1);
    await fav(1, reader);
    await fav(1, reader, `&type=${ACTIVITY}`);
    await fav(1, reader, `&type=${LIVE}`);
    expect((await ownFavourites(reader)).list.map(({ type }) => type)).toEqual([LIVE, ACTIVITY, 0]);
    expect(await call('favCancel?articleID=1&type=6', reader)).toBe(true);
    expect((await ownFavourites(reader)).list.map(({ type }) => type)).toEqual([LIVE, 0]);
    expect(await call('hasFav?articleID=1&type=6', reader)).toBe(false);
  });

  test.each([
    ['what nobody may read', draft, 0],
    ['what does not exist', 999_999, 0],
    ['nothing', 0, 0],
    ['a kind that is not kept here', news, 3],
    ['a kind there is none of', news, 99_999],
  ])('[wire o2] %s is not kept, and nobody is told it was', async (_, id, type) => {
    const answer = await fav(id, reader, `&type=${type}&curVersions=3`);
    expect(answer).toMatchObject({ status: -1, message: '找不到要收藏的内容' });
    expect(await call(`favCancel?articleID=${id}&type=${type}`, reader)).toBe(true);
    expect(await call(`hasFav?articleID=${id}&type=${type}`, reader)).toBe(false);
    expect(await idsOf(reader)).toEqual([]);
  });

  test('[K8] favourites – of several members and sites – are separate', async () => {
    const config = { hosts: [], app_ids: ['2'], config: {}, version: 1 };
    await saveSite(platform.db, { id: 2, name: '邻县', ...config });
    platform.clock.forward(60_000);
    const things = [
      [news, 0],
      [video, 0],
      [seeded.activity, ACTIVITY],
      [seeded.live.coming, LIVE],
    ] as const;
    for (const [index, [id, type]] of things.entries()) {
      const owner = index % 2 === 0 ? reader : other;
      const stranger = index % 2 === 0 ? other : reader;
      const query = `articleID=${id}&type=${type}`;
      expect(await call(`fav?${query}`, owner)).toBe(true);
      expect(await call(`favCancel?${query}`, stranger)).toBe(true);
      expect(await call(`hasFav?${query}`, stranger)).toBe(false);
      for (const name of ['fav', 'favCancel', 'hasFav', 'myFav'])
        expect(await call(`${name}?${query}&siteId=2`, owner)).toMatchObject({ status: 10111 });
      expect(await call(`hasFav?${query}`, owner)).toBe(true);
    }
  });

  test('[G10] a member’s own – asked for by several at the same moment – is answered to each their own', async () => {
    await fav(news, reader);
    const ask = async (path: string, member: TestMember) =>
      JSON.stringify((await platform.get(`/app_if/${path}`, { token: member.token })).json());
    for (let again = 0; again < 3; again += 1) {
      expect(await ask(`hasFav?articleID=${news}&type=0`, reader)).toBe('true');
      expect(await ask(`hasFav?articleID=${news}&type=0`, other)).toBe('false');
      expect(await ask('myFav?page=0', reader)).toContain('"list":[{');
      expect(await ask('myFav?page=0', other)).toContain('"list":[]');
    }
  });

  test('[G10] a member’s own is kept by no cache and handed to no script', async () => {
    await fav(news, reader);
    const answer = await platform.get('/app_if/myFav?page=0&jsoncallback=cb', { token: reader.token });
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(answer.text).toMatch(/^\{"list":\[\{/);
  });
});

const writerSaves = (id: number) =>
  platform.writer.saveDraft(anArticle({ key: `k${id}`, title: `第${id}篇` }), id);

describe('[wire x6] favourites of a member', () => {
  test('[wire S24] an article with every field, an activity and a live as far as they have them', async () => {
    await fav(news, reader, `&channel=1&imgUrl=${encodeURIComponent('https://paper.test/x.jpg')}`);
    await fav(
      seeded.activity,
      reader,
      `&type=${ACTIVITY}&imgUrl=${encodeURIComponent('https://paper.test/x.jpg')}`,
    );
    await fav(seeded.live.running, reader, `&type=${LIVE}&channel=77&imgUrl=javascript:alert(1)`);
    const [live, activity, article] = (await ownFavourites(reader)).list;
    expect(article).toMatchObject({
      siteID: 1,
      type: 0,
      channel: 1,
      articleID: news,
      title: '清水进了柳湾',
      column: '要闻',
      columnID: seeded.columns.news,
      time: '2031-03-05 09:30:00.0',
      url: expect.stringMatching(/^http:\/\/paper\.test\//),
      imgUrl: expect.stringMatching(/^http:\/\/paper\.test\/media\//),
      article: { fileId: news, collectcount: 1 },
      countPraise: 2,
    });
    expect(activity).toMatchObject({ type: 6, articleID: seeded.activity, title: '河边植树' });
    expect(live).toMatchObject({
      type: 20,
      channel: 0,
      articleID: seeded.live.running,
      linkID: seeded.live.running,
      title: '赛马节',
      articleType: 6,
      article: { fileId: liveArticle },
    });
  });

  test('[wire x6] a favourite article – withdrawn – leaves the list without a gap, and is back when it is shown again', async () => {
    const expected = [301, 302, 303];
    for (const id of expected) await writerSaves(id).then(() => fav(id, reader));
    await platform.writer.saveDraft(anArticle({ key: 'k302', title: '第302篇', aStatus: 0 }), 302);
    expect(await idsOf(reader)).toEqual([303, 301]);
    expect(JSON.stringify(await ownFavourites(reader))).not.toContain('302');
    expect(await call('favCancel?articleID=303', reader)).toBe(true);
    await writerSaves(302);
    expect(await idsOf(reader)).toEqual([302, 301]);
  });

  test('[wire W12] twenty a page, the newest first; behind the last page there is nothing', async () => {
    const ids = Array.from({ length: 41 }, (_, index) => 400 + index);
    for (const id of ids) await writerSaves(id).then(() => fav(id, reader));
    const pages = await Promise.all(['', '1', '2', '3'].map((page) => call(`myFav?page=${page}`, reader)));
    const read = pages.map((page) => v.parse(contract.myFav.output, page));
    expect(read.map(({ list, hasMore }) => [list.length, hasMore])).toEqual([
      [20, true],
      [20, true],
      [1, false],
      [0, false],
    ]);
    const listed = read.flatMap(({ list }) => list.map(({ articleID }) => articleID));
    expect(listed).toEqual(ids.toReversed());
  });
});

test('[wire W24] with legacyWrites the number is enough, of a member there is', async () => {
  await platform.configure({ legacyWrites: 1 });
  expect(await fav(news, undefined, `&userID=${reader.id}`)).toBe(true);
  expect(await call(`hasFav?articleID=${news}&userID=${reader.id}`)).toBe(true);
  expect(await call(`myFav?userID=${reader.id}`)).toMatchObject({ list: [{ articleID: news }] });
  expect(await fav(news, undefined, '&userID=55')).toMatchObject({ status: expect.any(Number), data: {} });
});
