import { EventType, KindNumber } from '@contract/codes';
import { approvePost, removePost } from '@platform/circles/review.service';
import { approveComment } from '@platform/comments/review/review.service';
import { createInvites } from '@platform/invites/invites.service';
import { commentsOn } from '@testing/commentsOn';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { awardLogin } from './awards.service';

const DAY_MS = 86_400_000;
const { news, video, draft } = seeded.articles;

let platform: TestPlatform;
let reader: { id: number; token: string; device: string };
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  reader = await memberOf('13912340001');
});
afterEach(() => platform.close());

async function memberOf(phone: string) {
  const { uid, headers } = await platform.member(phone);
  return { id: Number(uid), token: String(headers.token), device: `xy${phone}` };
}
/** Names and scores of a member's changes, oldest first. */
const changes = async () =>
  (
    await platform.db.query<{ e_type: string; score: number }>(
      { name: 'test-changes', text: 'select e_type, score from points where member_id = $1 order by id' },
      [reader.id],
    )
  ).map(({ e_type, score }) => [e_type, score]);
const fromNow = async () => {
  const before = (await changes()).length;
  return async () => (await changes()).slice(before);
};
const event = (id: number, eventType: number, headers: Record<string, string> = { token: reader.token }) =>
  platform.get(`/app_if/event?id=${id}&type=${KindNumber.event.article}&eventType=${eventType}`, headers);

describe('points for what the server sees', () => {
  test('[H5] a new member – first login – gets points for both, and none for a second login that day', async () => {
    expect(await changes()).toEqual([
      ['安装注册', 10],
      ['启动', 2],
    ]);
    await awardLogin(platform.db, 1, reader.id, new Date(platform.clock.now()));
    expect(await changes()).toHaveLength(2);
  });

  test('[H5][wire W13] logins of the first hours of a day – while Greenwich has the day before – are of the site’s day', async () => {
    const since = await fromNow();
    for (const at of ['2031-03-06T00:30:00', '2031-03-06T09:00:00', '2031-03-07T00:30:00'])
      await awardLogin(platform.db, 1, reader.id, new Date(`${at}+08:00`));
    expect(await since()).toEqual([
      ['启动', 2],
      ['启动', 2],
    ]);
    const days = { name: 'test-days', text: 'select distinct day::text as day from points order by day' };
    expect(await platform.db.query(days)).toEqual(
      ['2031-03-05', '2031-03-06', '2031-03-07'].map((day) => ({ day })),
    );
  });

  test('[H5] logins – seven days in a row, a gap, two more – bring 连续7天登录 once', async () => {
    const since = await fromNow();
    for (let day = 1; day <= 6; day += 1) {
      platform.clock.forward(DAY_MS);
      await awardLogin(platform.db, 1, reader.id, new Date(platform.clock.now()));
    }
    platform.clock.forward(2 * DAY_MS);
    await awardLogin(platform.db, 1, reader.id, new Date(platform.clock.now()));
    const streaks = (await since()).filter(([name]) => name !== '启动');
    expect(streaks).toEqual([['连续7天登录', 10]]);
  });

  test('[H5][K11] reading, playing and sharing – twice each – bring points once for each article', async () => {
    const since = await fromNow();
    for (let time = 0; time < 2; time += 1) {
      await event(news, EventType.click);
      await event(video, EventType.click);
      await event(news, EventType.share);
    }
    expect(await since()).toEqual([
      ['点击新闻', 1],
      ['播放视频稿件', 1],
      ['分享成功', 2],
    ]);
  });

  test('[H5][H6] a member who was invited, a post that is approved twice – bring points once each', async () => {
    const since = await fromNow();
    const invites = createInvites(platform.db, () => platform.clock.now());
    const code = (await invites.codeFor(1, reader.id, '192.0.2.1')) ?? '';
    const friend = await memberOf('13912340002');
    for (let time = 0; time < 2; time += 1)
      await invites.accept(1, friend.id, {
        code,
        device: friend.device,
        address: '192.0.2.1',
        isProven: true,
      });
    const { pending } = seeded.posts;
    const own = { name: 'test-post', text: 'update posts set member_id = $1 where id = $2' };
    await platform.db.run(own, [reader.id, pending]);
    const work = { site: 1, staff: 0, at: new Date(platform.clock.now()) };
    await approvePost(platform.db, work, pending);
    await removePost(platform.db, work, pending, '');
    await approvePost(platform.db, work, pending);
    const [first, second, ...more] = await since();
    expect([first?.[0], second?.[0], more]).toEqual(['邀请', '发布主题', []]);
  });

  test('[K11] events about drafts, unknown articles or without a login – bring nothing', async () => {
    const since = await fromNow();
    for (const id of [draft, 99_999]) await event(id, EventType.click);
    await event(news, EventType.click, {});
    expect(await since()).toEqual([]);
  });

  test('[H5] a day’s cap – set to one by the site – holds for articles read at the same moment', async () => {
    await platform.configure({ points: { rules: { 点击新闻: { score: 3, perDay: 1 } } } });
    const since = await fromNow();
    const { pictures, topic, tibetan } = seeded.articles;
    await Promise.all([news, pictures, topic, tibetan].map((id) => event(id, EventType.click)));
    expect(await since()).toEqual([['点击新闻', 3]]);
  });

  test('[H5] a comment – posted, then approved twice – brings points for each step once', async () => {
    await platform.configure({ siteConfig: { discuss: { auditType: '1' } } });
    const testComments = commentsOn(platform);
    const since = await fromNow();
    const id = await testComments.postAndFind(reader, '水清了');
    expect(await since()).toEqual([['提交评论', 1]]);
    const work = { site: 1, staff: 0, at: new Date(platform.clock.now()) };
    await approveComment(platform.db, work, id);
    await approveComment(platform.db, work, id);
    expect(await since()).toEqual([
      ['提交评论', 1],
      ['评论审核', 2],
    ]);
  });

  test('[H5] a followed account – followed again after a cancel – brings points once; an unknown one none', async () => {
    const since = await fromNow();
    const { open, forbidden } = seeded.accounts;
    for (const call of ['topicSub', 'topicSubCancel', 'topicSub'])
      await platform.get(`/app_if/${call}?type=4&id=${open}`, { token: reader.token });
    await platform.get(`/app_if/topicSub?type=4&id=${forbidden}`, { token: reader.token });
    expect(await since()).toEqual([['关注订阅号', 1]]);
  });
});
