import { NEWSROOM, newsroom } from '@contract/newsroom';
import { saveSite } from '@platform/sites/sites.store';
import { aMember, type TestMember } from '@testing/aMember';
import { aStaff, type TestStaff } from '@testing/aStaff';
import { commentsOn, type TestComments } from '@testing/commentsOn';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let platform: TestPlatform;
let testComments: TestComments;
let reader: TestMember;
beforeEach(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  const other = { id: 2, name: '邻县', hosts: ['next.test'], app_ids: ['2'], config: {}, version: 1 };
  await saveSite(platform.db, other);
  platform.clock.forward(10_000);
  testComments = commentsOn(platform);
  reader = await aMember(platform, '山里人');
});
afterEach(() => platform.close());

const { news, draft } = seeded.articles;
const post = (who: TestStaff, path: string, body: object = {}) =>
  platform.post(`${NEWSROOM}${path}`, body, who.headers);
const get = (who: TestStaff, path: string) => platform.get(`${NEWSROOM}${path}`, who.headers);
const actsAt = async (site: number) => {
  const admin = await aStaff(platform, { site: 0, role: 'admin' });
  return v.parse(newsroom.acts.output, (await get(admin, `/sites/${site}/acts`)).json()).list;
};

describe('[K10] rights of roles by site', () => {
  test('[K10] a thing of one site is not there on another, for those who may everything there', async () => {
    const id = await testComments.postAndFind(reader, '等着');
    const everywhere = await aStaff(platform, { site: 0, role: 'admin' });
    const next = await aStaff(platform, { site: 2, role: 'admin' });
    for (const who of [everywhere, next]) {
      expect((await get(who, '/sites/2/comments')).json()).toEqual({ list: [], hasMore: false });
      for (const act of ['approve', 'reject', 'remove'])
        expect((await post(who, `/sites/2/comments/${id}/${act}`)).status).toBe(404);
      expect((await post(who, `/sites/2/articles/${news}/discussion`, { closed: true })).status).toBe(404);
      expect((await post(who, `/sites/2/articles/${draft}/preview`)).status).toBe(404);
      expect((await get(who, `/sites/2/members/${reader.id}/logins`)).status).toBe(404);
      expect((await post(who, `/sites/2/members/${reader.id}/logins/end`)).status).toBe(404);
      expect((await get(who, '/sites/2/acts')).json()).toEqual({ list: [], hasMore: false });
    }
    expect((await get(everywhere, '/sites/3/comments')).status).toBe(404);
    expect((await get(next, '/sites/3/comments')).status).toBe(403);
    for (const site of ['0', '-1', '1.5', 'x', '99999999999', '1%00'])
      expect([400, 404]).toContain((await get(everywhere, `/sites/${site}/comments`)).status);
    expect((await get(everywhere, '/nothing')).status).toBe(404);
  });

  test('[K10] a body cannot lead elsewhere than the path', async () => {
    const id = await testComments.postAndFind(reader, '等着');
    const next = await aStaff(platform, { site: 2, role: 'moderator' });
    expect((await post(next, `/sites/2/comments/${id}/approve`, { site: 1, id })).status).toBe(404);
    expect((await get(next, '/sites/2/comments?site=1')).json()).toEqual({ list: [], hasMore: false });
    const here = await aStaff(platform, { site: 1, role: 'admin' }, { site: 2, role: 'admin' });
    expect((await post(here, '/sites/1/comments/999/reject', { site: 1, id })).status).toBe(404);
    expect((await post(here, `/sites/1/comments/${id}/reject`)).status).toBe(200);
    expect((await get(here, '/sites/2/acts?site=1')).json()).toEqual({ list: [], hasMore: false });
  });

  test('[K10] a role that is taken away is gone with the next call', async () => {
    const admin = await aStaff(platform, { site: 0, role: 'admin' });
    const who = await aStaff(platform, { site: 1, role: 'moderator' });
    expect((await get(who, '/sites/1/comments')).status).toBe(200);
    await post(admin, `/staff/${who.id}/role`, { site: 1, role: 'moderator', has: false });
    expect((await get(who, '/sites/1/comments')).status).toBe(403);
  });
});

describe('[K10] comments under review', () => {
  test('[K12] a moderator – lists, approves and rejects comments – readers see the result and every act is recorded', async () => {
    const moderator = await aStaff(platform, { site: 1, role: 'moderator' });
    const [good, bad] = [
      await testComments.postAndFind(reader, '一'),
      await testComments.postAndFind(reader, '二'),
    ];
    const { list } = v.parse(newsroom.comments.output, (await get(moderator, '/sites/1/comments')).json());
    expect(list).toMatchObject([
      { id: good, content: '一', nickname: '山里人', source: 0, objectID: news },
      { id: bad, content: '二' },
    ]);
    expect((await post(moderator, `/sites/1/comments/${good}/approve`)).json()).toEqual({ done: true });
    const why = { reason: '与新闻无关' };
    expect((await post(moderator, `/sites/1/comments/${bad}/reject`, why)).status).toBe(200);
    expect((await post(moderator, `/sites/1/comments/${bad}/reject`, why)).status).toBe(404);
    expect(await testComments.words()).toEqual(['一']);
    expect((await get(moderator, '/sites/1/comments?list=rejected')).json()).toMatchObject({
      list: [{ id: bad }],
    });
    expect(await actsAt(1)).toMatchObject([
      { act: 'reject', objectID: bad, name: moderator.name, detail: { reason: '与新闻无关', content: '二' } },
      { act: 'approve', objectID: good, staffID: moderator.id },
    ]);
  });

  test('[K3] two who judge one comment at once: one does, the other is told so, one act stands', async () => {
    const two = [
      await aStaff(platform, { site: 1, role: 'moderator' }),
      await aStaff(platform, { site: 1, role: 'moderator' }),
    ];
    const id = await testComments.postAndFind(reader, '一');
    const answers = await Promise.all(two.map((who) => post(who, `/sites/1/comments/${id}/approve`)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404]);
    expect(await actsAt(1)).toHaveLength(1);
    expect(await testComments.counted()).toBe(1);
  });
});

describe('[H1] the discussion of an article', () => {
  const closed = async () => {
    platform.clock.forward(3000);
    const content = Object((await platform.get(`/app_if/getArticleContent?articleId=${news}`)).json());
    const { list } = Object((await platform.get('/app_if/getArticles?columnId=1')).json());
    const item = list.find((row: { fileId: number }) => row.fileId === news);
    return [content.discussClosed, item?.discussClosed];
  };

  test('[H1] closed: nothing more is taken, body and lists say so; opened again it goes on', async () => {
    const editor = await aStaff(platform, { site: 1, role: 'editor' });
    const set = (shut: boolean) => post(editor, `/sites/1/articles/${news}/discussion`, { closed: shut });
    expect(await closed()).toEqual([0, '0']);
    await set(true);
    expect(await closed()).toEqual([1, '1']);
    expect(await testComments.answerTo(reader, '还能说吗')).toMatchObject({ status: 10202 });
    await set(false);
    expect(await closed()).toEqual([0, '0']);
    expect(await testComments.answerTo(reader, '又能说了')).toMatchObject({ status: 0 });
    expect((await actsAt(1)).map(({ act, objectID }) => [act, objectID])).toEqual([
      ['openDiscussion', news],
      ['closeDiscussion', news],
    ]);
  });

  test('[H1] a discussion that staff closed – its article imported again – stays closed', async () => {
    const editor = await aStaff(platform, { site: 1, role: 'editor' });
    await post(editor, `/sites/1/articles/${news}/discussion`, { closed: true });
    const anew = {
      key: 'news',
      columnID: 1,
      articleType: 0,
      aStatus: 1,
      title: '清水进了村',
      content: '<p>改</p>',
    };
    const more = { publishtime: new Date(platform.clock.now()), source: '澜川日报', discussClosed: false };
    expect(await platform.writer.saveDraft({ ...anew, ...more })).toBe('changed');
    expect(await platform.writer.saveDraft({ ...anew, ...more })).toBe('unchanged');
    expect(await closed()).toEqual([1, '1']);
    await post(editor, `/sites/1/articles/${news}/discussion`, { closed: false });
    expect(await closed()).toEqual([0, '0']);
  });
});

describe('[G4] a member’s logins', () => {
  const isIn = async (token: string) =>
    Object((await platform.get('/app_if/amuc/api/member/info', { token })).json()).status !== 10111;
  const logins = async (admin: TestStaff) =>
    v.parse(newsroom.logins.output, (await get(admin, `/sites/1/members/${reader.id}/logins`)).json()).list;

  test('[G4] seen, ended one by one or all together; each is written down', async () => {
    const admin = await aStaff(platform, { site: 1, role: 'admin' });
    const [own] = await logins(admin);
    expect(own).toMatchObject({ device: reader.device, means: 'phone', open: true });
    const end = (member: number) => post(admin, `/sites/1/members/${member}/logins/${own?.id}/end`);
    expect((await end(seeded.member)).status).toBe(404);
    expect(await isIn(reader.token)).toBe(true);
    expect((await end(reader.id)).status).toBe(200);
    expect((await end(reader.id)).status).toBe(404);
    expect(await isIn(reader.token)).toBe(false);
    expect(await logins(admin)).toMatchObject([{ open: false }]);
    const all = await post(admin, `/sites/1/members/${reader.id}/logins/end`);
    expect(all.json()).toEqual({ ended: 0 });
    expect((await actsAt(1)).map(({ act, objectKind, objectID }) => [act, objectKind, objectID])).toEqual(
      ['endLogins', 'seeLogins', 'endLogin', 'seeLogins'].map((act) => [act, 'member', reader.id]),
    );
  });

  test('[G4] all of one member end, and nobody else’s', async () => {
    const admin = await aStaff(platform, { site: 1, role: 'admin' });
    const other = await aMember(platform, '河边人');
    expect((await post(admin, `/sites/1/members/${reader.id}/logins/end`)).json()).toEqual({ ended: 1 });
    expect([await isIn(reader.token), await isIn(other.token)]).toEqual([false, true]);
  });
});
