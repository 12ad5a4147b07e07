import { limits } from '@platform/attempts/attempts.service';
import { aMember, type TestMember } from '@testing/aMember';
import { anArticle } from '@testing/anArticle';
import { commentsOn, done, type TestComments } from '@testing/commentsOn';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const MINUTE = 60_000;

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

describe('[wire W7] comments that are refused', () => {
  const closed = { auditType: '2' };
  const refusing = { refusedWords: ['加微信'] };
  test.each([
    ['the newsroom takes none', closed, 10202],
    ['the words are refused', refusing, 10203],
  ])('[wire W7] %s: told from version 3 on, true before', async (_why, rules, status) => {
    await testComments.rules(rules);
    expect(await testComments.answerTo(reader, '加 微-信，返利')).toMatchObject({ status, data: {} });
    expect(await testComments.say(reader, '加 微-信，返利', { curVersions: '2' })).toEqual(done);
    expect(await testComments.say(other, '加 微-信，返 利')).toBe(true);
    expect(await testComments.words()).toEqual([]);
  });

  test('[wire e20] below version 3 refused words wait for a person, whatever else is shown at once', async () => {
    await testComments.rules({ refusedWords: ['返利'] });
    expect(await testComments.say(reader, '返利')).toBe(true);
    expect(await testComments.read('', reader)).toMatchObject({
      list: [{ content: '返利', auditStatus: 1 }],
    });
  });

  test('[K8] the list of refused words is nobody else’s to read', async () => {
    await testComments.rules(refusing);
    expect(JSON.stringify(await testComments.call('getConfig?appID=1'))).not.toMatch(/refusedWords|加微信/);
  });

  test('[wire W7] an article without discussion: 10202, or true and nothing kept', async () => {
    await testComments.rules();
    await platform.writer.saveDraft(anArticle({ key: 'closed', discussClosed: true }), 300);
    const answer = await testComments.answerTo(reader, '好', { rootID: 300 });
    expect(answer).toMatchObject({ status: 10202, message: '评论已关闭' });
    expect(await testComments.say(reader, '好', { rootID: 300 })).toBe(true);
    expect(await testComments.idOf('好')).toBe(0);
  });

  test('[K8] five in a minute, then 10204; a minute later on', async () => {
    await testComments.rules();
    for (let n = 0; n < 5; n += 1) expect(await testComments.answerTo(reader, `第${n}句`)).toEqual(done);
    expect(await testComments.answerTo(reader, '第六句')).toMatchObject({ status: 10204 });
    expect(await testComments.answerTo(other, '第六句')).toEqual(done);
    expect(await testComments.say(reader, '第七句')).toBe(true);
    expect(await testComments.idOf('第七句')).toBe(0);
    platform.clock.forward(MINUTE);
    expect(await testComments.answerTo(reader, '第六句')).toEqual(done);
  });

  test('[K8] a hundred a day', async () => {
    await testComments.rules({ minuteMost: 1000 });
    for (let n = 0; n < 100; n += 1) expect(await testComments.say(reader, `第${n}句`)).toBe(true);
    platform.clock.forward(MINUTE);
    expect(await testComments.answerTo(reader, '又一句')).toMatchObject({ status: 10204 });
    await platform.db.script(`update comments set created_at = created_at - interval '1 day'`);
    expect(await testComments.answerTo(reader, '又一句')).toEqual(done);
  });

  test('[K8] a member with hundreds of old comments – five new ones – the newest are what counts', async () => {
    await testComments.rules();
    for (let n = 0; n < 5; n += 1) expect(await testComments.answerTo(reader, `旧${n}`)).toEqual(done);
    await platform.db.script(`insert into comments
      select (jsonb_populate_record(c, jsonb_build_object('id', nextval('comment_ids')))).* from comments c, generate_series(1, 40)`);
    await platform.db.script(`update comments set created_at = created_at - interval '3 days'`);
    for (let n = 0; n < 5; n += 1) expect(await testComments.answerTo(reader, `新${n}`)).toEqual(done);
    expect(await testComments.answerTo(reader, '新六')).toMatchObject({ status: 10204 });
  });

  test('[K8] the same words twice within ten minutes, however they are spaced', async () => {
    await testComments.rules();
    expect(await testComments.answerTo(reader, '支持！')).toEqual(done);
    expect(await testComments.answerTo(reader, ' 支 持 。。')).toMatchObject({ status: 10204 });
    expect(await testComments.answerTo(other, '支持！')).toEqual(done);
    platform.clock.forward(10 * MINUTE);
    expect(await testComments.answerTo(reader, '支持')).toEqual(done);
  });

  test('[K3] twenty at once of one member: five are taken', async () => {
    await testComments.rules();
    const all = Array.from({ length: 20 }, (_, n) => testComments.answerTo(reader, `一起${n}`));
    expect((await Promise.all(all)).filter((one) => Object(one).status === 0)).toHaveLength(5);
    expect(await testComments.counted()).toBe(5);
  });

  test('[K3] a hundred members at once: a hundred, each once', async () => {
    await testComments.rules();
    const members: TestMember[] = [];
    for (let n = 0; n < 100; n += 1) members.push(await aMember(platform));
    const all = await Promise.all(members.map((member, n) => testComments.say(member, `百人${n}`)));
    expect(all).toEqual(members.map(() => true));
    expect(await testComments.counted()).toBe(100);
    expect((await testComments.read()).totalCount).toBe(100);
  });

  test('[K8][wire W24] comments of claimed members – 60 from one network on one thing – end there; another thing, another network and proven members go on', async () => {
    const discuss = { auditType: '0', minuteMost: 1000, dayMost: 1000 };
    await platform.configure({ legacyWrites: 1, siteConfig: { discuss } });
    const most = limits.commentsFromAddress.max;
    const from = (remoteAddress: string, content: string, rootID: number = seeded.articles.news) =>
      platform.app.inject({
        ...{ method: 'POST', url: '/app_if/discuss', remoteAddress },
        headers: { host: 'paper.test', 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({
          ...{ rootID: `${rootID}`, content, curVersions: '3' },
          userID: String(content.length % 2 === 0 ? reader.id : other.id),
        }).toString(),
      });
    for (let n = 0; n < most; n += 1) expect((await from('192.0.2.1', `网络第${n}句`)).json()).toEqual(done);
    expect(await testComments.counted()).toBe(most);
    expect((await from('192.0.2.1', '再来一句')).json()).toMatchObject({ status: 10204 });
    expect(await testComments.counted()).toBe(most);
    expect((await from('198.51.100.7', '别处一句')).json()).toEqual(done);
    expect((await from('192.0.2.1', '另一篇', seeded.articles.video)).json()).toEqual(done);
    expect(await testComments.answerTo(reader, '自己的一句')).toEqual(done);
    expect(await testComments.counted()).toBe(most + 2);
    platform.clock.forward(60 * MINUTE);
    expect((await from('192.0.2.1', '一小时以后')).json()).toEqual(done);
  });

  test('[wire W7] a closed member – comments, or is named by another caller – is refused', async () => {
    await platform.db.script(`update members set state = 1 where id = ${reader.id}`);
    expect(await testComments.answerTo(reader, '好')).toMatchObject({ status: 10111 });
    await platform.configure({ legacyWrites: 1, siteConfig: { discuss: { auditType: '0' } } });
    for (const userID of [String(reader.id), '999999'])
      expect(await testComments.answerTo(undefined, '好', { userID })).toMatchObject({ status: 10103 });
    expect(await testComments.say(undefined, '好', { userID: String(other.id) })).toBe(true);
  });
});
