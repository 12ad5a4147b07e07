import { ContributionStatus, TipoffStatus } from '@contract/participation/codes';
import { decisionTitles } from '@contract/participation/decisions';
import { MemberState } from '@platform/membership/memberState.types';
import { listDecisionMessages } from '@platform/messages/messages.service';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  contribute,
  listOwnContributions,
  readOwnContribution,
  readSeekArticle,
} from './contributions.service';
import { answerTipoff, reviewContribution } from './newsroomTelling.service';
import { listOwnTipoffs, readTipoff, tell } from './tipoffs.service';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const [BEGIN, END] = [10, 10 * DAY_MS];
const [AUTHOR, DISABLED, OTHER] = [7, 8, 9];
const [SEEK] = [5];

let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) {
    for (const id of [AUTHOR, DISABLED, OTHER])
      await sites.add('members', {
        ...{ site_id: site, id, nickname: `${site}-${id}`, created_at: at(0) },
        state: id === DISABLED ? MemberState.disabled : MemberState.open,
      });
    await sites.add('seek_articles', {
      ...{ site_id: site, id: SEEK, starts_at: at(BEGIN), ends_at: at(END) },
      doc: { title: `征稿${site}`, content: '', picBig: '' },
    });
  }
});
afterAll(() => sites.close());
beforeEach(() =>
  sites.db.script('delete from contributions; delete from tipoffs; delete from member_messages'),
);

const rules = {
  refusedWords: [],
  sameAfterMinutes: 10,
  minuteMost: 5,
  dayMost: 5,
  charactersMost: 9,
} as never;
const paths = { pics: [], videos: [], audios: [] };
const send = (moment: number, title: string, more: object = {}) =>
  contribute(
    sites.db,
    { site: 1, member: AUTHOR, seek: SEEK, text: { title, content: '正文', paths }, rules, ...more },
    at(moment).getTime(),
  ).then(
    ({ fileId }) => fileId,
    (error: Error) => error.message,
  );
const titlesFor = async (member: number) =>
  (await listDecisionMessages(sites.db, 1, member, 9)).map(({ title, content, url }) => [
    title,
    content,
    url.split('/').at(-2),
  ]);

describe('[wire n4] contributions', () => {
  test('at both sides of the beginning and the end, a day late – are taken at both ends alone', async () => {
    const moments = [BEGIN - 1, BEGIN, END, END + 1, END + DAY_MS];
    expect(await Promise.all(moments.map((moment) => send(moment, `${moment}`)))).toEqual([
      '征稿还没有开始',
      expect.any(Number),
      expect.any(Number),
      '征稿已经结束',
      '征稿已经结束',
    ]);
  });

  test('of a disabled member, nobody, for an unknown call – are refused by name', async () => {
    expect(await send(20, '一', { seek: 99 })).toBe('没有这次征稿');
    for (const member of [DISABLED, 0, 99]) expect(await send(20, '一', { member })).toMatch(/该账号/);
  });

  test('sent again – within the site’s minutes, after them, otherwise, by another – are one within them', async () => {
    const first = await send(20, '一');
    expect(await send(20 + 10 * MINUTE_MS - 1, '一')).toBe(first);
    const later = await send(20 + 10 * MINUTE_MS, '一');
    const others = [
      await send(30, '二'),
      await send(30, '一', { member: OTHER }),
      await send(30, '一', { site: 2 }),
    ];
    expect(new Set([first, later, ...others]).size).toBe(5);
    // sent again after the end it is still the same
    const last = await send(END, '末');
    expect(await send(END + 1, '末')).toBe(last);
  });

  test('of a day – the twentieth, one more, a day after the first, another member’s – are twenty', async () => {
    for (let count = 0; count < 20; count += 1)
      expect(await send(20 + count, `第${count}篇`)).toEqual(expect.any(Number));
    const often = '投稿太频繁，请明天再来';
    expect(await send(50, '又一篇')).toBe(often);
    expect(await send(50, '又一篇', { member: OTHER })).toEqual(expect.any(Number));
    expect(await send(50, '又一篇', { site: 2 })).toEqual(expect.any(Number));
    expect(await send(20 + DAY_MS - 1, '又一篇')).toBe(often);
    expect(await send(20 + DAY_MS, '又一篇')).toEqual(expect.any(Number));
  });

  test('[K10] from every status to passed and rejected – reviewed on their own site – tell their author and are counted', async () => {
    const { toAudit, passed, notPassed } = ContributionStatus;
    const { db } = sites;
    for (const from of [toAudit, passed, notPassed])
      for (const to of [passed, notPassed]) {
        await db.script('delete from contributions; delete from member_messages');
        const id = Number(await send(20, '一'));
        const other = Number(await send(20, '二'));
        const set = { name: 'test-status', text: 'update contributions set status = $2 where id = $1' };
        await db.run(set, [id, from]);
        expect(await reviewContribution(db, 2, id, { status: to, reason: '理由' }, at(30))).toBe(false);
        expect(await reviewContribution(db, 1, id, { status: to, reason: '理由' }, at(30))).toBe(true);
        expect(await readOwnContribution(db, 1, id, AUTHOR)).toMatchObject({ status: to, reason: '理由' });
        expect(await readOwnContribution(db, 1, other, AUTHOR)).toMatchObject({
          status: toAudit,
          reason: '',
        });
        expect(await readSeekArticle(db, 1, SEEK)).toMatchObject({
          title: '征稿1',
          passedCount: Number(to === passed),
        });
        const title = decisionTitles[to === passed ? 'contributionPassed' : 'contributionRejected'];
        expect(await titlesFor(AUTHOR)).toEqual([[title, '一\n理由', 'inputArticleDetail']]);
        expect(await titlesFor(OTHER)).toEqual([]);
      }
    expect(await reviewContribution(db, 1, 99, { status: passed, reason: '' }, at(30))).toBe(false);
  });

  test('in each list – of their author, of another, of nobody, of another site – are their author’s', async () => {
    const id = Number(await send(20, '一'));
    await send(20, '二', { member: OTHER });
    const list = async (site: number, member: number) =>
      (await listOwnContributions(sites.db, { site, member, status: -1 }, 9, 0)).map(({ title }) => title);
    expect([await list(1, AUTHOR), await list(1, OTHER), await list(1, 0), await list(2, AUTHOR)]).toEqual([
      ['一'],
      ['二'],
      [],
      [],
    ]);
    for (const [site, member] of [
      [1, OTHER],
      [1, 0],
      [2, AUTHOR],
    ] as const)
      expect(await readOwnContribution(sites.db, site, id, member)).toBeUndefined();
  });
});

describe('[wire x8] tip-offs', () => {
  const teller = (member: number, site = 1) => ({ site, member, isProven: true, address: '10.0.0.1' });
  const telling = (moment: number, content: string, member = AUTHOR, site = 1) =>
    tell(
      sites.db,
      teller(member, site),
      { userName: '甲', contact: '', title: '', content, location: '桥下', paths },
      at(moment).getTime(),
    );
  const contents = async (member: number, site = 1) =>
    (await listOwnTipoffs(sites.db, site, member, 9, 0)).map(({ content }) => content);
  const numbers = async () =>
    (
      await sites.db.query<{ id: number }>({
        name: 'test-tipoffs',
        text: 'select id from tipoffs order by created_at',
      })
    ).map(({ id }) => id);

  test('sent again – within ten minutes, after them, by another, by nobody – are one within them', async () => {
    await telling(0, '路灯');
    await telling(10 * MINUTE_MS - 1, '路灯');
    expect(await numbers()).toHaveLength(1);
    await telling(10 * MINUTE_MS, '路灯');
    await telling(5, '路灯', OTHER);
    await telling(5, '路灯', 0);
    await telling(5, '路灯', AUTHOR, 2);
    expect(await numbers()).toHaveLength(5);
    expect([await contents(AUTHOR), await contents(OTHER), await contents(AUTHOR, 2)]).toEqual([
      ['路灯', '路灯'],
      ['路灯'],
      ['路灯'],
    ]);
  });

  test('of a disabled and an unknown member – are refused', async () => {
    for (const member of [DISABLED, 99]) await expect(telling(0, '路灯', member)).rejects.toThrow(/该账号/);
    expect(await numbers()).toEqual([]);
  });

  test('read – by their teller, by another, by nobody, on another site, shown and hidden, without a teller – are their teller’s, or shown without a place', async () => {
    await telling(0, '路灯');
    await telling(1, '匿名', 0);
    const [own = 0, anonymous = 0] = await numbers();
    const read = async (id: number, viewer: number, site = 1) =>
      (await readTipoff(sites.db, site, id, viewer))?.location;
    expect([
      await read(own, AUTHOR),
      await read(own, OTHER),
      await read(own, 0),
      await read(own, AUTHOR, 2),
    ]).toEqual(['桥下', undefined, undefined, undefined]);
    expect([await read(anonymous, 0), await read(anonymous, AUTHOR)]).toEqual([undefined, undefined]);
    await sites.db.script('update tipoffs set shown = true');
    expect([
      await read(own, AUTHOR),
      await read(own, OTHER),
      await read(own, 0),
      await read(anonymous, 0),
    ]).toEqual(['桥下', '', '', '']);
  });

  test('[K10] from every state to every state, with an answer and without – changed on their own site – tell their teller of what is new', async () => {
    const { db } = sites;
    const titles: Record<number, string> = {
      [TipoffStatus.checking]: decisionTitles.tipoffChecking,
      [TipoffStatus.answered]: decisionTitles.tipoffAnswered,
      [TipoffStatus.closed]: decisionTitles.tipoffClosed,
    };
    const states = Object.values(TipoffStatus);
    for (const from of states)
      for (const status of states)
        for (const answer of [undefined, '已修好']) {
          await db.script('delete from tipoffs; delete from member_messages');
          await telling(0, '路灯');
          const [id = 0] = await numbers();
          await db.run({ name: 'test-state', text: 'update tipoffs set status = $1' }, [from]);
          const change = { status, answer, shown: undefined } as Parameters<typeof answerTipoff>[3];
          expect(await answerTipoff(db, 2, id, change, at(5))).toBe(false);
          expect(await answerTipoff(db, 1, id, change, at(5))).toBe(true);
          expect(await readTipoff(db, 1, id, AUTHOR)).toMatchObject({ status, answer: answer ?? '' });
          const isNew = from !== status || answer !== undefined;
          const title = titles[status];
          expect([from, status, answer, await titlesFor(AUTHOR)]).toEqual([
            ...[from, status, answer],
            title && isNew ? [[title, answer ? `路灯\n${answer}` : '路灯', 'tipoffDetail']] : [],
          ]);
        }
  });
});
