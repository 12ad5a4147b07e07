import * as contract from '@contract/comments';
import { message, redDot } from '@contract/messages';
import { aMember, type TestMember } from '@testing/aMember';
import { commentsOn, done, type TestComments } from '@testing/commentsOn';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { faults } from '@testing/strictSchema';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { approveComment, removeComment } from '../review/review.service';

let platform: TestPlatform;
let testComments: TestComments;
let reader: TestMember;
let other: TestMember;
let id: number;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  testComments = commentsOn(platform);
  reader = await aMember(platform);
  other = await aMember(platform);
  await testComments.rules();
  id = await testComments.postAndFind(reader, '好消息');
});
afterEach(() => platform.close());

const like = (by: string, member?: TestMember) =>
  testComments.call(`event?id=${id}&type=1&eventType=1${by}`, member);
const praised = async () => (await testComments.read()).list[0]?.countPraise;
const again = { status: -1, message: '请不要重复点赞', data: {} };

describe('[H2] likes of a comment', () => {
  test('[H2][wire g21] once for a device or a member; a second one is refused: 请不要重复点赞', async () => {
    expect(await like('&device=a')).toBe(true);
    expect(await like('&device=a')).toEqual(again);
    expect(await like('&userOtherID=b&curVersions=3')).toEqual(done);
    expect(await like('&userOtherID=b&curVersions=3')).toEqual(again);
    expect(await like('', other)).toBe(true);
    expect(await like('&device=another', other)).toMatchObject({ status: 10111 });
    expect(await praised()).toBe(3);
  });

  test('[H2][wire g21] likes – taken back, without a device, of no shown comment – count nothing', async () => {
    await like('&device=a');
    expect(await like('&device=a&cancel=1')).toMatchObject({ status: -1, message: '评论的点赞不能取消' });
    expect(await like('')).toBe(true);
    expect(await like('&curVersions=3')).toEqual(done);
    const waiting = await testComments
      .rules({ auditType: '1' })
      .then(() => testComments.postAndFind(other, '还没看过'));
    for (const nothing of [999_999, 0, waiting])
      expect(await testComments.call(`event?id=${nothing}&type=1&eventType=1&device=a`)).toMatchObject({
        status: -1,
      });
    expect(await praised()).toBe(1);
  });

  test('[K3] five hundred at once by twenty devices are twenty', async () => {
    const all = await Promise.all(Array.from({ length: 500 }, (_, n) => like(`&device=d${n % 20}`)));
    expect(all.filter((one) => one === true)).toHaveLength(20);
    expect(await praised()).toBe(20);
  });

  test('[H2] a device’s like moves to its member at login, never twice', async () => {
    const login = async (device: string) => {
      platform.clock.forward(60_000);
      await platform.sso('sendCode', { phone: '13800000001', scene: 'login' }, { device });
      const code = await platform.codeTo('13800000001');
      const answer = await platform.sso('loginByPhone', { phone: '13800000001', code }, { device });
      return { ...other, token: String(Object(answer.json()).data.token) };
    };
    await like('&device=a');
    await like('&device=b');
    await like('&device=c');
    expect(await like('', await login('a'))).toEqual(again);
    expect(await praised()).toBe(3);
    expect(await like('', await login('b'))).toEqual(again);
    expect(await praised()).toBe(2);
  });

  test('[H2] an article’s like of the same number is another one', async () => {
    await testComments.call(`event?id=${seeded.articles.news}&eventType=1&device=a`);
    expect(await like('&device=a')).toBe(true);
    expect(await testComments.call(`event?id=${id}&type=1&eventType=0&device=a`)).toBe(true);
  });
});

describe('[wire x7] reporting', () => {
  const expose = (query: string, member?: TestMember) => testComments.call(`expose?${query}`, member);
  const exposed = async () =>
    platform.db.one({ name: 'test-exposed', text: 'select exposed from comments where id = $1' }, [id]);

  test('[wire x7] once per person and thing, answered true every time', async () => {
    const one = `rootID=${id}&sourceType=0&type=1&reason=广告`;
    await Promise.all(Array.from({ length: 10 }, () => expose(`${one}&device=a`)));
    expect(faults(contract.expose.output, await expose(`${one}&device=a`))).toEqual([]);
    await expose(`${one}&device=b`);
    await expose(one, other);
    await expose(one, other);
    expect(await exposed()).toEqual({ exposed: 3 });
    expect(await expose(one)).toMatchObject({ status: -1 });
  });

  test('[wire x7] an article too; of what is not there nothing is kept', async () => {
    for (const path of [
      `rootID=${seeded.articles.news}&sourceType=1`,
      'rootID=9&sourceType=1',
      'rootID=9',
      'rootID=9&sourceType=12',
    ])
      expect(await expose(`${path}&device=a&type=99999&reason=%01x`)).toBe(true);
    const rows = await platform.db.query({
      name: 'test-exposes',
      text: 'select kind, object_id, type, reason from exposes',
    });
    expect(rows).toEqual([{ kind: 1, object_id: seeded.articles.news, type: 0, reason: 'x' }]);
  });

  test('[K8] two hundred a day from one address', async () => {
    for (let n = 0; n < 200; n += 1) expect(await expose(`rootID=${id}&device=e${n}`)).toBe(true);
    expect(await expose(`rootID=${id}&device=more`)).toMatchObject({ status: -1 });
    expect(await exposed()).toEqual({ exposed: 200 });
  });
});

describe('[wire x9] messages of a member', () => {
  const dot = async (member?: TestMember) => {
    platform.clock.forward(1000);
    return testComments.call('redDot', member);
  };

  test('[wire x9] needs login', async () => {
    expect(await dot()).toMatchObject({ status: 11002 });
    expect(await testComments.call('read?type=0&device=x')).toMatchObject({ status: 11002 });
    expect(await testComments.call(`redDot?userID=${reader.id}`, other)).toMatchObject({ status: -1 });
  });

  test('[wire x17] answers of others as messages, with what they are about, the one shown last first', async () => {
    expect(await testComments.call('message')).toMatchObject({ status: 11002 });
    expect(await testComments.call(`message?userID=${reader.id}`, other)).toMatchObject({ status: -1 });
    await testComments.postAndFind(reader, '我自己', { parentID: id });
    for (let n = 1; n <= 21; n += 1) {
      platform.clock.forward(61_000);
      await testComments.postAndFind(other, `第${n}句 <b>`, { parentID: id });
    }
    const page = async (path = '') => {
      const answer = await testComments.call(`message?x${path}`, reader);
      expect(faults(message.output, answer)).toEqual([]);
      return v.parse(message.output, answer);
    };
    const first = await page();
    expect([first.list.length, first.hasMore]).toEqual([20, true]);
    expect(first.list[0]).toMatchObject({
      content: '第21句 <b>',
      title: expect.stringContaining('回复了你的评论'),
      articleID: seeded.articles.news,
      articleType: 0,
      url: expect.stringMatching(/^http:\/\/paper\.test\//),
    });
    expect(await page('&page=1')).toMatchObject({ list: [{ content: '第1句 <b>' }], hasMore: false });
    expect((await page('&page=2')).list).toEqual([]);
    await removeComment(platform.db, testComments.work(), first.list[0]?.id ?? 0, '');
    expect((await page()).list[0]?.content).toBe('第20句 <b>');
    expect(await testComments.call('message', other)).toEqual({ list: [], hasMore: false });
  });

  test('[wire x9] new replies – shown, by others, since the member last read – are counted', async () => {
    const none = { comment: 0, topicQuestion: 0, question: 0, activity: 0, tracking: 0, qa: 0 };
    expect(await dot(reader)).toEqual(none);
    await testComments.postAndFind(reader, '我自己', { parentID: id });
    await testComments.postAndFind(other, '同感', { parentID: id });
    await testComments.rules({ auditType: '1' });
    const waiting = await testComments.postAndFind(other, '我也是', { parentID: id });
    expect(await dot(reader)).toEqual({ ...none, comment: 1 });
    expect(faults(redDot.output, await dot(reader))).toEqual([]);
    expect(await testComments.call('read?type=0', reader)).toBe(true);
    expect(await dot(reader)).toEqual(none);
    await approveComment(platform.db, testComments.work(), waiting);
    expect(await dot(reader)).toEqual({ ...none, comment: 1 });
    await removeComment(platform.db, testComments.work(), waiting, '');
    expect(await dot(reader)).toEqual(none);
    expect(await testComments.call('read?type=9', reader)).toMatchObject({ status: -1 });
  });

  test('[wire x9, x17] replies below an article – withdrawn – are neither counted nor listed', async () => {
    await testComments.postAndFind(other, '同感', { parentID: id });
    expect(await dot(reader)).toMatchObject({ comment: 1 });
    const publish = (status: number) =>
      platform.db.script(`update articles set status = ${status} where id = ${seeded.articles.news}`);
    await publish(0);
    expect(await dot(reader)).toMatchObject({ comment: 0 });
    expect(await testComments.call('message', reader)).toEqual({ list: [], hasMore: false });
    await publish(1);
    expect(await dot(reader)).toMatchObject({ comment: 1 });
  });
});
