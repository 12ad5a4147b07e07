import { aMember, type TestMember } from '@testing/aMember';
import { commentsOn, done, type TestComments } from '@testing/commentsOn';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { approveComment } from './review/review.service';

const { news, draft } = seeded.articles;

let platform: TestPlatform;
let testComments: TestComments;
let reader: TestMember;
let other: TestMember;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  testComments = commentsOn(platform);
  reader = await aMember(platform, '山里人');
  other = await aMember(platform, '河边人');
});
afterEach(() => platform.close());

describe('saying something', () => {
  test('[H1][wire f1] needs login: a device, a claimed user and nobody are refused', async () => {
    const anonymous = v.parse(
      v.object({ token: v.string() }),
      await testComments.call('tokenHelper/getAnonymousToken?device=xy9'),
    );
    const given = { rootID: news, content: '好', userID: String(reader.id), device: 'xy9' };
    for (const headers of [{}, { token: anonymous.token }]) {
      for (const more of [{}, { curVersions: '3' }]) {
        const answer = await platform.post('/app_if/discuss', { ...given, ...more }, headers);
        expect(answer.json()).toMatchObject({ status: 11002 });
      }
    }
  });

  test('[wire W24] nobody speaks as somebody else', async () => {
    expect(await testComments.answerTo(reader, '好', { userID: String(other.id) })).toMatchObject({
      status: -1,
    });
    expect(await testComments.answerTo(reader, '好', { userID: String(reader.id) })).toEqual(done);
  });

  test('[H1] shown at once where the newsroom reviews nothing, in the contract’s exact shape', async () => {
    await testComments.rules();
    const place = { location: '柳湾村', longitude: '103.62', latitude: '31.4' };
    await testComments.postAndFind(reader, '水真的来了。', place);
    const { list, totalCount, hasMore } = await testComments.read();
    expect([totalCount, hasMore]).toEqual([1, false]);
    expect(list).toMatchObject([
      {
        articleID: news,
        userID: reader.id,
        userName: '山里人',
        content: '水真的来了。',
        created: '2031-03-05 09:30:10.0',
        countPraise: 0,
        countDiscuss: 0,
        parentID: 0,
        // a claimed place changes nothing
        location: '',
        longitude: 0,
        latitude: 0,
        xyID: 0,
        isOfficial: 0,
        auditStatus: 0,
        info: { articleUrl: expect.stringMatching(/^http:\/\/paper\.test\/content\//), parentContent: '' },
      },
    ]);
    expect(await testComments.counted()).toBe(1);
    expect(await testComments.call(`discussCount?id=${news}`)).toEqual({ countDiscuss: 1 });
  });

  test('[H1] reviewed first: its author alone sees it, marked; it is not counted', async () => {
    expect(await testComments.answerTo(reader, '等一等')).toEqual(done);
    expect(await testComments.words()).toEqual([]);
    expect(await testComments.words('', other)).toEqual([]);
    expect(await testComments.read('', reader)).toMatchObject({
      list: [{ content: '等一等', auditStatus: 1 }],
      totalCount: 1,
    });
    expect(await testComments.counted()).toBe(0);
    expect(await approveComment(platform.db, testComments.work(), await testComments.idOf('等一等'))).toBe(
      true,
    );
    expect(await testComments.read('', other)).toMatchObject({
      list: [{ content: '等一等', auditStatus: 0 }],
    });
    expect(await testComments.counted()).toBe(1);
  });

  test('[G10] a list with a comment that only its member sees – is stored by no cache and given to no script', async () => {
    await testComments.say(reader, '等一等');
    const path = `/app_if/discussView?id=${news}&jsoncallback=cb`;
    const own = await platform.get(path, testComments.as(reader));
    expect(own.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect(own.headers).not.toHaveProperty('access-control-allow-origin');
    expect(own.text).toMatch(/^\{"list":\[\{/);
    const open = await platform.get(path);
    expect(open.text).toBe('cb({"list":[],"totalCount":0,"hasMore":false})');
    expect(open.headers).toMatchObject({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' });
    const over = await platform.get(`/app_if/discussView?id=${news}`, { token: 'm1.over' });
    expect(over.json()).toMatchObject({ status: 10111 });
  });

  test.each(['', '   ', '\u200b\u2060\n\t', '\u202e', '\u3164', '\u2800', '\u0301'])(
    '[H1] %j is nothing: 请输入内容',
    async (content) => {
      expect(await testComments.answerTo(reader, content)).toMatchObject({
        status: -1,
        message: '请输入内容',
      });
    },
  );

  test('[H1] a thousand characters are taken, one more is not', async () => {
    await testComments.rules();
    expect(await testComments.answerTo(reader, '山'.repeat(1000))).toEqual(done);
    expect(await testComments.answerTo(other, '𠮷'.repeat(1000))).toEqual(done);
    const answer = await testComments.answerTo(other, '山'.repeat(1001));
    expect(answer).toMatchObject({ status: -1, message: '评论不能超过1000个字' });
  });

  test('[H1] neither a preview nor what does not exist is talked about', async () => {
    await testComments.rules();
    for (const rootID of [draft, 999_999, 0]) {
      const answer = await testComments.answerTo(reader, '好', { rootID });
      expect(answer).toMatchObject({ status: -1, message: '找不到要评论的内容' });
    }
    expect(await testComments.answerTo(reader, '好', { sourceType: 13 })).toMatchObject({ status: -1 });
  });

  test('[F7] a live is talked about by its number, and counted by itself', async () => {
    await testComments.rules();
    const { running } = seeded.live;
    expect(await testComments.say(reader, '马来了', { rootID: running, sourceType: 1 })).toBe(true);
    expect(await testComments.call(`counts?id=${running}&source=1`)).toMatchObject({ countDiscuss: 1 });
    expect(await testComments.call(`discussView?id=${running}&sourceType=1`)).toMatchObject({
      list: [{ content: '马来了', sourceType: 1, articleID: running, linkID: running }],
    });
    expect(await testComments.counted(seeded.articles.live)).toBe(0);
  });

  test('[H4] pictures kept here go along, others do not', async () => {
    await testComments.rules();
    const own = `/media/0a/0a${'b'.repeat(38)}.jpg`;
    const foreign = ['https://evil.example/x.png', '/media/../x.png', '/media/x.svg', 'javascript:alert(1)'];
    await testComments.say(reader, '看图', { imgUrl: [`http://paper.test${own}`, own, ...foreign] });
    const shown = [{ type: 'pic', url: `http://paper.test${own}` }];
    expect((await testComments.read()).list[0]?.attachments).toEqual(shown);
    await testComments.rules({ showPic: false });
    await testComments.say(other, '不看图', { imgUrl: own });
    expect((await testComments.read()).list[0]?.attachments).toEqual([]);
  });
});
