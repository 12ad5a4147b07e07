// @vitest-environment happy-dom
import { ActivityState, EntryState } from '@contract/participation/codes';
import { type MountOptions, mountScreen } from '@testing/mount';
import { signIn, signOut } from '@testing/signedIn';
import { zh } from '@touch/locales/zh';
import { beforeEach, describe, expect, test } from 'vitest';
import { head } from './head';
import * as activityDetail from './load';
import { texts } from './texts/zh';

beforeEach(signOut);

const activity = {
  fileId: '7',
  title: '清河日',
  signup: 1,
  ac_entryStatus: EntryState.open,
  activityStatus: ActivityState.running,
  startTime: '2031-03-10 09:00:00.0',
  endTime: '2031-03-12 18:00:00.0',
  startSignTime: '2031-03-01 08:00:00.0',
  endSignTime: '2031-03-09 20:00:00.0',
};
const open = (change: object = {}, options: MountOptions = {}) =>
  mountScreen(
    activityDetail,
    { params: { id: '7' } },
    {
      ...options,
      answers: { activityDetail: { ...activity, ...change }, entryList: { list: [] }, ...options.answers },
    },
  );

const FORM = '/app/news/activityApply/7.html';
const VOTE = { voteInfo: { voteId: 3, title: '最美渡口' } };
const closes = '3月9日 20:00截止报名';

describe('[F27] the sign-up button – in each state – has its name, leads on or is disabled, and names the time that counts', () => {
  test.each([
    ['open', {}, '立即报名', FORM, closes],
    ['open, no end of its time', { endSignTime: '' }, '立即报名', FORM, ''],
    [
      'open in the app alone',
      { participationType: 1 },
      zh['shell.useApp'],
      '/app/news/downloadClient.html',
      '',
    ],
    ['full', { ac_entryStatus: '3' }, '名额已满', undefined, ''],
    ['full, in the app alone', { ac_entryStatus: '3', participationType: 1 }, '名额已满', undefined, ''],
    ['full with a waiting list', { ac_entryStatus: '3', waitingList: 1 }, '加入候补', FORM, closes],
    ['not full with a waiting list', { waitingList: 1 }, '立即报名', FORM, closes],
    ['not started', { ac_entryStatus: '0' }, '报名未开始', undefined, '3月1日 08:00开始报名'],
    ['not started, no time', { ac_entryStatus: '0', startSignTime: '' }, '报名未开始', undefined, ''],
    ['sign-up ended', { ac_entryStatus: '2' }, '报名已结束', undefined, ''],
    ['of an unknown state', { ac_entryStatus: '9' }, '报名已结束', undefined, ''],
    ['ended', { activityStatus: 2 }, '活动已结束', undefined, ''],
    ['applied', { ac_entryStatus: '4' }, '查看我的报名', '/app/news/signupdetail.html?fileId=7', ''],
    [
      'applied, ended',
      { ac_entryStatus: '4', activityStatus: 2 },
      '查看我的报名',
      '/app/news/signupdetail.html?fileId=7',
      '',
    ],
    [
      'applied, waiting',
      { ac_entryStatus: '4', waitingPlace: 2 },
      '候补第2位',
      '/app/news/signupdetail.html?fileId=7',
      '',
    ],
    [
      'without sign-up, with a vote',
      { signup: 0, ...VOTE },
      '参加投票',
      '/app/news/activityVote/3/7.html',
      '',
    ],
  ])('[F27] %s', async (_, change, name, href, hint) => {
    const { box } = await open(change);
    const action = box.querySelector('[data-bar] > span');
    const [button] = action?.children ?? [];
    expect(button?.textContent).toBe(name);
    expect(button?.getAttribute('href') ?? undefined).toBe(href);
    expect(button?.getAttribute('aria-disabled')).toBe(href ? null : 'true');
    expect(action?.children[1]?.textContent ?? '').toBe(hint);
  });

  test('[F27] without sign-up and without a vote there is no button; with sign-up the vote is a link above', async () => {
    expect((await open({ signup: 0 })).names('[data-bar] > span > *')).toEqual([]);
    const { find } = await open(VOTE);
    expect(find('p > a', /投票：最美渡口/).getAttribute('href')).toBe('/app/news/activityVote/3/7.html');
  });
});

test('[F27] the button of a member – own state is another than everybody’s – shows the own one, and again after the way back', async () => {
  signIn('u1');
  let own = EntryState.open as string;
  const { box, change, named } = await open(
    {},
    {
      answers: {
        activityDetail: ({ userID }) => ({
          ...activity,
          ac_entryStatus: userID === 'u1' ? own : EntryState.full,
        }),
      },
    },
  );
  const button = () => box.querySelector('[data-bar] > span')?.children[0]?.textContent;
  expect(button()).toBe(texts.signUp);
  own = EntryState.applied;
  await change(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(button()).toBe(texts.seeApplied);
  expect(new Set(named('activityDetail').map(({ userID }) => userID))).toEqual(new Set([undefined, 'u1']));
});

describe('[F8] facts of an activity – only those it has – are shown', () => {
  const facts = async (change: object) => {
    const { box } = await open(change);
    return [...box.querySelectorAll('dl > div')].map((row) =>
      [...row.children].map((one) => one.textContent).join('='),
    );
  };
  const none = { startTime: '', endTime: '', startSignTime: '', endSignTime: '' };
  test.each([
    ['nothing: no 0 yuan, no 0 points, no 0 places', {}, []],
    ['a price', { cost: 1 }, ['费用=1元']],
    ['points', { score: 5 }, ['参与积分=5分']],
    [
      'place and organiser',
      { position: '老码头', organizer: '河长办' },
      ['活动地点=老码头', '主办方=河长办'],
    ],
    ['a quota nobody has used', { targetNum: 18 }, ['名额=已报0人，共18人']],
    ['participants without a quota', { participatorNum: 2 }, ['名额=已报2人']],
    [
      'a waiting list',
      { targetNum: 2, participatorNum: 2, waitingNum: 1 },
      ['名额=已报2人，共2人 · 1人候补'],
    ],
    ['no sign-up', { signup: 0, targetNum: 2, waitingNum: 1, startSignTime: '2031-03-01' }, []],
    [
      'two days',
      { startTime: '2031-03-10 09:00:00', endTime: '2031-03-12 18:00:00' },
      ['活动时间=3月10日—3月12日'],
    ],
    [
      'one day',
      { startTime: '2031-03-10 09:00:00', endTime: '2031-03-10 18:00:00' },
      ['活动时间=3月10日 09:00'],
    ],
    ['a beginning', { startTime: '2031-03-10 09:00:00' }, ['活动时间=3月10日 09:00']],
    ['an end', { endTime: '2032-03-10 18:00:00' }, ['活动时间=2032年3月10日 18:00']],
    [
      'a time of its sign-up',
      { startSignTime: '2031-03-10 09:00:00', endSignTime: '2031-03-11 09:00:00' },
      ['报名时间=3月10日—3月11日'],
    ],
  ])('[F8] %s', async (_, change, expected) => {
    expect((await facts({ ...none, ...change })).map((row) => row.replace(/\s*[—–-]\s*/, '—'))).toEqual(
      expected,
    );
  });
});

describe('[A11] the head of an activity', () => {
  const headOf = async (change: object, params: Record<string, string> = { id: '7' }) => {
    const { visit } = await open(change);
    const { cache } = visit;
    return head({ screen: '', params, query: new URLSearchParams(), visit, cache, texts } as never);
  };
  test('[A11] the head – an activity with times of the site, eight hours before Greenwich – has them with their offset, place and name', async () => {
    const { jsonLd, title, canonical, description, noIndex, gone } = await headOf({
      title: '清<b>河</b>日',
      position: '老码头',
      attAbstract: '来清河',
    });
    expect(jsonLd).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: '清河日',
        startDate: '2031-03-10T09:00:00+08:00',
        endDate: '2031-03-12T18:00:00+08:00',
        location: { '@type': 'Place', name: '老码头' },
      },
    ]);
    expect([title, canonical, description, noIndex, gone]).toEqual([
      ...['清河日 - 澜川', '/activityDetail/7.html', '来清河', undefined, undefined],
    ]);
  });
  test('[A11] the head – an activity without times, place and picture – names none of them', async () => {
    const found = await headOf({ startTime: '', endTime: '' });
    expect(Object.keys(found.jsonLd?.[0] ?? {})).toEqual(['@context', '@type', 'name']);
    expect([found.image, found.preload]).toEqual([undefined, undefined]);
    expect((await headOf({ picBig: 'https://paper.test/a.jpg' })).image).toBe('https://paper.test/a.jpg');
  });
  test('[A3] the head – an activity gone, or not read – is not for search engines, gone alone is 404', async () => {
    const { visit } = await open({ fileId: '' });
    const at = (id: string) =>
      head({
        screen: '',
        params: { id },
        query: new URLSearchParams(),
        visit,
        cache: visit.cache,
        texts,
      } as never);
    expect([at('7').gone, at('7').noIndex, at('8').gone, at('x').gone]).toEqual([
      true,
      true,
      undefined,
      undefined,
    ]);
  });
});

test('[F8] participants – nine answered – are the first eight, one without a name is a reader', async () => {
  const list = Array.from({ length: 9 }, (_, id) => ({
    entryID: `e${id}`,
    userName: id === 1 ? '' : `人${id}`,
  }));
  const { names, has } = await open({}, { answers: { entryList: { list } } });
  expect(names('li > span:last-child')).toEqual(['人0', '读者', '人2', '人3', '人4', '人5', '人6', '人7']);
  expect(has('h2', '已报名')).toBe(true);
  expect((await open()).has('h2', '已报名')).toBe(false);
});

test('[H2] the like of an activity – tapped, tapped again – counts up and down and is sent with its kind', async () => {
  const { tap, find, sent, calls } = await open(
    { countPraise: 3 },
    { answers: { event: { success: true } } },
  );
  const like = () => find('button', /^点赞/);
  expect(like().getAttribute('aria-pressed')).toBe('false');
  await tap(/^点赞/);
  expect([like().getAttribute('aria-pressed'), like().textContent]).toEqual(['true', '4']);
  await tap(/^点赞/);
  expect([like().getAttribute('aria-pressed'), like().textContent]).toEqual(['false', '3']);
  const events = [...sent, ...calls].filter(([name]) => name === 'event').map(([, input]) => input);
  expect(events.map(({ cancel }) => Number(cancel ?? 0))).toEqual([0, 1]);
  expect(new Set(events.map(({ id, type }) => `${id}/${type}`)).size).toBe(1);
});

test.each([
  ['?isView=true', false],
  ['', true],
])('[A15] reactions of an activity – page opened with "%s" – are there: %s', async (search, shown) => {
  const { has } = await open({}, { search });
  expect(has('button', /^点赞/)).toBe(shown);
});
