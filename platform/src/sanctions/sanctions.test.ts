import { NEWSROOM, newsroom } from '@contract/newsroom';
import { Status } from '@contract/statuses';
import { SanctionKind } from '@platform/membership/sanctionKind.types';
import { saveSite } from '@platform/sites/sites.store';
import { aMember, type TestMember } from '@testing/aMember';
import { aStaff, type TestStaff } from '@testing/aStaff';
import { commentsOn, type TestComments } from '@testing/commentsOn';
import { seeded, seedNewsroom } from '@testing/seedNewsroom';
import { startPlatform, type TestPlatform } from '@testing/startPlatform';
import { votingOn } from '@testing/votesOn';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addSanction } from './sanctions.service';

const MINUTE_MS = 60_000;
let platform: TestPlatform;
let comments: TestComments;
let staff: TestStaff;
let member: TestMember;
let text: string;
let counter = 0;
beforeAll(async () => {
  platform = await startPlatform();
  await seedNewsroom(platform);
  await saveSite(platform.db, {
    id: 2,
    name: '邻县',
    hosts: ['next.test'],
    app_ids: ['2'],
    config: {},
    version: 1,
  });
  comments = commentsOn(platform);
  await comments.rules();
  staff = await aStaff(platform, { site: 1, role: 'moderator' });
});
afterAll(() => platform.close());
beforeEach(async () => {
  member = await aMember(platform);
  counter += 1;
  text = `水退了第${counter}次`;
});

const ask = (path: string, body: object) => platform.post(`${NEWSROOM}/sites/1${path}`, body, staff.headers);
const silence = async (until: string, kind = 'silence', reason = '辱骂他人') =>
  v.parse(
    v.object({ id: v.number() }),
    (await ask(`/members/${member.id}/${kind}`, { until, reason })).json(),
  ).id;
const form = (fields: Record<string, string | number>) =>
  new URLSearchParams(
    Object.entries({ curVersions: '3', ...fields }).map(([name, value]) => [name, `${value}`]),
  ).toString();

/** Every way to speak. */
const ways = {
  comment: () => comments.answerTo(member, text),
  'live chat': () => comments.answerTo(member, `现场${text}`, { sourceType: 1, rootID: seeded.live.running }),
  post: async () =>
    (
      await platform.post('/nis/api/post/create', form({ circleID: seeded.circle, content: text }), {
        token: member.token,
      })
    ).json(),
  question: async () =>
    (
      await platform.post('/app_if/question/ask', form({ leaderID: seeded.leader, title: text }), {
        token: member.token,
      })
    ).json(),
} as const;
type Way = keyof typeof ways;
const everyWay = Object.keys(ways) as Way[];
const statusesOf = () => Promise.all(everyWay.map(async (way) => Object(await ways[way]()).status));
const messages = async () => {
  const answer = await platform.get('/app_if/message?curVersions=3', { token: member.token });
  const { list } = v.parse(
    v.object({ data: v.object({ list: v.array(v.object({ title: v.string(), content: v.string() })) }) }),
    answer.json(),
  ).data;
  return list.map(({ title, content }) => [title, content]);
};

/** The next full minute but one, as staff write it, and as a moment. */
function soon(): { readonly text: string; readonly at: number } {
  const at = Math.ceil(platform.clock.now() / MINUTE_MS) * MINUTE_MS + MINUTE_MS;
  return { text: new Date(at + 8 * 60 * MINUTE_MS).toISOString().slice(0, 16).replace('T', ' '), at };
}
const moveTo = (at: number) => platform.clock.forward(at - platform.clock.now());

describe('a silenced member', () => {
  test.each(everyWay)(
    '[K20] a silence – a %s until its end – is refused with the end and the reason, and accepted from the end on',
    async (way) => {
      const until = soon();
      await silence(until.text);
      moveTo(until.at - 1);
      expect(await ways[way]()).toEqual({
        status: Status.memberSilenced,
        message: `您已被禁言，截止${until.text}。原因：辱骂他人`,
        data: { until: until.at, reason: '辱骂他人' },
      });
      moveTo(until.at);
      expect(await ways[way]()).toMatchObject({ status: 0 });
    },
  );

  test('[K20] two silences – the shorter one over – the longer one holds, and lifting it ends it at once', async () => {
    await silence(soon().text);
    const longer = await silence('2031-06-01 00:00', 'silence', '再次辱骂');
    moveTo(soon().at);
    expect(Object(await ways.comment()).data).toEqual({
      until: Date.parse('2031-06-01T00:00+08:00'),
      reason: '再次辱骂',
    });
    expect((await ask(`/sanctions/${longer}/lift`, {})).json()).toEqual({ done: true });
    expect(await statusesOf()).toEqual([0, 0, 0, 0]);
    expect((await ask(`/sanctions/${longer}/lift`, {})).status).toBe(404);
    expect(await messages()).toEqual([
      ['对你的处理已解除', '再次辱骂'],
      ['你已被禁言', expect.stringMatching(/^2031-06-01 00:00\n再次辱骂$/)],
      ['你已被禁言', expect.stringMatching(/\n辱骂他人$/)],
    ]);
  });

  test('[K20] a warning, a silence of another member and one of the number on another site – the member – speaks', async () => {
    const other = await aMember(platform);
    await ask(`/members/${member.id}/warn`, { reason: '注意用语' });
    await ask(`/members/${other.id}/silence`, { until: '2031-06-01', reason: '辱骂他人' });
    await platform.db.run(
      {
        name: 'test-elsewhere',
        text: `insert into members (site_id, id, nickname, created_at) values (2, $1, '邻人', now())`,
      },
      [member.id],
    );
    const work = { site: 2, staff: 7, at: new Date(platform.clock.now()) };
    const { silence: kind } = SanctionKind;
    await addSanction(platform.db, work, {
      member: member.id,
      kind,
      reason: '邻县',
      until: new Date('2032-01-01'),
    });
    expect(await statusesOf()).toEqual([0, 0, 0, 0]);
    expect(await messages()).toEqual([['编辑部提醒你注意言行', '注意用语']]);
  });

  test('[K20] a silenced member – likes, votes and reads – as before', async () => {
    await silence('2031-06-01');
    const voting = votingOn(platform);
    const vote = await voting.inArticle();
    const voter = { device: member.device, headers: { token: member.token } };
    expect(Object(await voting.give(vote, vote.choice(0), voter)).message).toMatch(/成功/);
    const like = await platform.post(
      '/app_if/event',
      form({ id: seeded.articles.news, type: 0, eventType: 1 }),
      { token: member.token },
    );
    expect(like.json()).toMatchObject({ status: 0 });
    expect(await comments.read('', member)).toMatchObject({ hasMore: false });
  });
});

describe('a suspended member', () => {
  const phone = '13812345678';
  const login = async () => {
    platform.clock.forward(61_000);
    await platform.sso('sendCode', { phone, scene: 'login' }, { device: 'xy0777' });
    const code = await platform.codeTo(phone);
    return Object((await platform.sso('loginByPhone', { phone, code }, { device: 'xy0777' })).json());
  };

  test('[K20] a suspension – ends every login, refuses new ones with end and reason until its end, and lets the member in from the end on', async () => {
    const signedIn = await platform.member(phone, 'xy0777');
    const at = Math.ceil(platform.clock.now() / MINUTE_MS) * MINUTE_MS + 10 * MINUTE_MS;
    const until = new Date(at + 8 * 60 * MINUTE_MS).toISOString().slice(0, 16).replace('T', ' ');
    const suspended = await ask(`/members/${signedIn.uid}/suspend`, { until, reason: '冒充机关' });
    expect(suspended.status).toBe(200);
    const info = await platform.get('/app_if/discussView?curVersions=3&id=1001', {
      token: signedIn.headers.token,
      devid: 'xy0777',
    });
    expect(Object(info.json()).status).toBe(Status.tokenExpired);
    const refresh = { device: 'xy0777', refreshToken: signedIn.refreshToken };
    const refreshed = await platform.post('/api/token/refresh', form(refresh));
    expect(Object(refreshed.json()).status).not.toBe(0);
    expect(await login()).toMatchObject({
      code: 0,
      msg: 'user account suspended',
      status: Status.memberSuspended,
      message: `该账号已被暂停使用，截止${until}。原因：冒充机关`,
      data: { until: at, reason: '冒充机关' },
    });
    platform.clock.forward(at - 1 - platform.clock.now() - 61_000);
    expect(await login()).toMatchObject({ status: Status.memberSuspended });
    expect(await login()).toMatchObject({ status: 0, data: { uid: signedIn.uid } });
  });
});

describe('staff who sanction', () => {
  test.each([
    ['silence', { until: '2031-03-01', reason: '过去' }],
    ['suspend', { until: 'soon', reason: '不是时间' }],
    ['silence', { until: '2031-06-01', reason: '  ' }],
    ['warn', { reason: '' }],
  ])(
    '[K20] %s with %j – an end that is past or none, no reason – is refused and nothing is stored',
    async (kind, body) => {
      expect((await ask(`/members/${member.id}/${kind}`, body)).status).toBe(400);
      expect(await messages()).toEqual([]);
    },
  );

  test('[K20] an unknown, a former and another site’s member – are refused alike', async () => {
    const ended = await aMember(platform);
    await platform.sso('cancel', {}, { token: ended.token, device: ended.device });
    for (const id of [ended.id, 999_999, 0])
      expect((await ask(`/members/${id}/warn`, { reason: '无人' })).status).toBe(id === 0 ? 400 : 404);
  });

  test('[K20] the list – of one member and of all – has newest first with what holds now', async () => {
    await ask(`/members/${member.id}/warn`, { reason: '一' });
    const id = await silence('2031-06-01', 'silence', '二');
    const list = async (query = '') =>
      v.parse(
        v.object({ list: v.array(newsroom.sanctions.output.entries.list.item) }),
        (await platform.get(`${NEWSROOM}/sites/1/sanctions${query}`, staff.headers)).json(),
      ).list;
    const own = await list(`?member=${member.id}`);
    expect(own.map(({ kind, reason, active }) => [kind, reason, active])).toEqual([
      ['silence', '二', true],
      ['warning', '一', false],
    ]);
    expect((await list())[0]?.id).toBe(id);
    expect((await list(`?before=${id}`))[0]?.reason).toBe('一');
    expect(await list('?member=999999')).toEqual([]);
  });
});

describe('a member without a verified phone', () => {
  const noPhone = () =>
    platform.db.run({ name: 'test-no-phone', text: 'update members set phone = null where id = $1' }, [
      member.id,
    ]);
  afterAll(() => comments.rules());

  test.each([
    [{}, Status.phoneNeeded],
    [{ verifiedPhone: true, region: 'other' as const }, Status.phoneNeeded],
    [{ verifiedPhone: false }, 0],
    [{ region: 'other' as const }, 0],
  ])(
    '[K20] settings %j – every way to speak of a member without a phone – answers %i',
    async (settings, status) => {
      await platform.configure({ siteConfig: { discuss: { auditType: '0' } }, ...settings });
      await noPhone();
      expect(await statusesOf()).toEqual([status, status, status, status]);
    },
  );

  test('[K20] a phone that is bound – the same words again – are accepted', async () => {
    await comments.rules();
    await noPhone();
    expect(await ways.comment()).toEqual({
      status: Status.phoneNeeded,
      message: '发言前请先绑定手机号',
      data: {},
    });
    platform.clock.forward(61_000);
    const newPhone = `137${String(member.id).padStart(8, '0')}`;
    await platform.sso('sendCode', { phone: newPhone, scene: 'bind' }, { device: member.device });
    const code = await platform.codeTo(newPhone);
    const by = { token: member.token, device: member.device };
    const bound = await platform.sso('oauthBindPhone', { uid: String(member.id), newPhone, code }, by);
    expect(bound.json()).toMatchObject({ status: 0 });
    expect(await statusesOf()).toEqual([0, 0, 0, 0]);
  });

  test('[K20] legacyWrites – a claimed member without a login or phone – comments as before, and not while silenced', async () => {
    await platform.configure({ legacyWrites: 1, siteConfig: { discuss: { auditType: '0' } } });
    await noPhone();
    const claimed = (content: string) => comments.answerTo(undefined, content, { userID: member.id });
    expect(await claimed(text)).toMatchObject({ status: 0 });
    await silence('2031-06-01');
    expect(await claimed(`又${text}`)).toMatchObject({ status: Status.memberSilenced });
  });
});
