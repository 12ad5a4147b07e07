import { PAGE_SIZE } from '@contract/limits';
import { decisionTitles } from '@contract/participation/decisions';
import { actsOf } from '@platform/auditLog/acts.service';
import { MemberState } from '@platform/membership/memberState.types';
import { listDecisionMessages } from '@platform/messages/messages.service';
import { at, openTwoSites, type TwoSites } from '@testing/twoSites';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { circleById } from './circles.store';
import { createMemberPost } from './posting/posting.service';
import { PostState } from './postState.types';
import { ownPosts } from './posts.service';
import { approvePost, pinPost, postsForReview, rejectPost, removePost } from './review.service';

const { shown, pending, rejected, removed } = PostState;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const [AUTHOR, DISABLED, OTHER] = [7, 8, 9];
const [CIRCLE, WITHDRAWN, POST] = [3, 4, 11];

let sites: TwoSites;
beforeAll(async () => {
  sites = await openTwoSites();
  for (const site of [1, 2]) {
    for (const id of [AUTHOR, DISABLED, OTHER])
      await sites.add('members', {
        ...{ site_id: site, id, nickname: `${site}-${id}`, created_at: at(0) },
        state: id === DISABLED ? MemberState.disabled : MemberState.open,
      });
    for (const id of [CIRCLE, WITHDRAWN])
      await sites.add('circles', { site_id: site, id, withdrawn: id === WITHDRAWN, doc: { name: '圈' } });
  }
});
afterAll(() => sites.close());
beforeEach(() => sites.db.script('delete from posts; delete from member_messages; delete from staff_acts'));

const work = { site: 1, staff: 3, at: at(9) };
const acts = [
  {
    act: 'approve',
    word: 'approvePost',
    from: [pending, rejected, removed],
    to: shown,
    title: decisionTitles.postShown,
    reason: '',
    run: () => approvePost(sites.db, work, POST),
  },
  {
    act: 'reject',
    word: 'rejectPost',
    from: [pending],
    to: rejected,
    title: decisionTitles.postRejected,
    reason: '理由',
    run: () => rejectPost(sites.db, work, POST, '理由'),
  },
  {
    act: 'remove',
    word: 'removePost',
    from: [shown],
    to: removed,
    title: decisionTitles.postRemoved,
    reason: '理由',
    run: () => removePost(sites.db, work, POST, '理由'),
  },
] as const;
const cases = Object.entries(PostState).flatMap(([name, state]) =>
  acts.flatMap((row) => [0, CIRCLE].map((circle) => ({ ...row, name, state, circle }))),
);

describe('[H4][K10] a post in every state', () => {
  test.each(cases)(
    '$name, of circle $circle – $act – changes where that is allowed, is counted, recorded and reported',
    async ({ word, from, to, title, reason, run, state, circle }) => {
      for (const site of [1, 2])
        for (const id of [POST, POST + 1])
          await sites.add('posts', {
            ...{ site_id: site, id, circle_id: circle, member_id: AUTHOR, published_at: at(0) },
            ...{ state: id === POST ? state : pending, is_top: id === POST && state === shown },
            doc: { title: '', content: '话', pics: [], videos: [] },
          });
      const isAllowed = (from as readonly number[]).includes(state);
      expect(await run()).toBe(isAllowed);
      const text = 'select state, is_top from posts order by site_id, id';
      const after = isAllowed ? to : state;
      const isTop = state === shown && after === shown;
      expect(await sites.db.query({ name: 'test-posts', text })).toEqual([
        { state: after, is_top: isTop },
        { state: pending, is_top: false },
        { state, is_top: state === shown },
        { state: pending, is_top: false },
      ]);
      expect((await circleById(sites.db, 1, CIRCLE))?.posts).toBe(
        Number(after === shown && circle === CIRCLE),
      );
      const recorded = (await actsOf(sites.db, 1, 'post', POST)).map(({ act, staff_id, detail }) => [
        act,
        staff_id,
        detail,
      ]);
      const detail = { reason, from: state, member: AUTHOR, title: '', content: '话' };
      expect(recorded).toEqual(isAllowed ? [[word, 3, detail]] : []);
      const messages = await listDecisionMessages(sites.db, 1, AUTHOR, 9);
      expect(messages).toMatchObject(
        isAllowed
          ? [
              {
                title,
                content: reason ? `话\n${reason}` : '话',
                url: expect.stringContaining(
                  circle > 0 ? `/postDetail/${POST}` : `/friendsCircleDetail/${POST}`,
                ),
              },
            ]
          : [],
      );
      expect(messages).toHaveLength(Number(isAllowed));
    },
  );

  test.each(Object.entries(PostState))(
    '%s – pinned – is pinned and recorded where it is shown in a circle',
    async (_, state) => {
      for (const [id, circle_id] of [
        [POST, CIRCLE],
        [POST + 1, 0],
      ])
        await sites.add('posts', {
          site_id: 1,
          id,
          circle_id,
          member_id: AUTHOR,
          published_at: at(0),
          state,
          doc: {},
        });
      const isShown = state === shown;
      expect([
        await pinPost(sites.db, work, POST, true),
        await pinPost(sites.db, work, POST + 1, true),
      ]).toEqual([isShown, false]);
      expect((await actsOf(sites.db, 1, 'post', POST)).map(({ act, detail }) => [act, detail])).toEqual(
        isShown ? [['pinPost', { pinned: true }]] : [],
      );
      expect(await pinPost(sites.db, { ...work, site: 2 }, POST, true)).toBe(false);
    },
  );

  test('lists for review – of exactly a page, of one more – tell whether there are more', async () => {
    const list = async (kind: 'pending' | 'shown') => {
      const { list: rows, hasMore } = await postsForReview(
        sites.db,
        1,
        kind === 'pending' ? { kind, after: 0 } : { kind, before: 999 },
      );
      return [rows.length, rows[0]?.id, hasMore];
    };
    for (const state of [pending, shown])
      for (let id = 1; id <= PAGE_SIZE; id += 1)
        await sites.add('posts', {
          site_id: 1,
          id: state * 100 + id,
          member_id: AUTHOR,
          published_at: at(0),
          state,
          doc: {},
        });
    expect([await list('pending'), await list('shown')]).toEqual([
      [PAGE_SIZE, 101, false],
      [PAGE_SIZE, PAGE_SIZE, false],
    ]);
    for (const state of [pending, shown])
      await sites.add('posts', {
        site_id: 1,
        id: state * 100 + 50,
        member_id: AUTHOR,
        published_at: at(0),
        state,
        doc: {},
      });
    expect([await list('pending'), await list('shown')]).toEqual([
      [PAGE_SIZE, 101, true],
      [PAGE_SIZE, 50, true],
    ]);
  });
});

describe('[F24] posts of a member', () => {
  const rules = { refusedWords: [], charactersMost: 99, minuteMost: 2, dayMost: 4, sameAfterMinutes: 10 };
  const send = (moment: number, content: string, more: object = {}) =>
    createMemberPost(
      sites.db,
      {
        ...{ site: 1, member: AUTHOR, circle: CIRCLE, rules, needsPhone: false },
        ...{
          text: { title: '', content, location: '', paths: { pics: [], videos: [], audios: [] } },
          ...more,
        },
      },
      at(moment).getTime(),
    ).then(
      ({ id }) => id,
      (error: Error) => error.message,
    );
  const often = '发帖太频繁，请稍后再试';
  const number = expect.any(Number);

  test('at both sides of a minute and of a day – of another, on another site – are as many as those may have', async () => {
    expect([await send(0, '一'), await send(1, '二'), await send(2, '三')]).toEqual([number, number, often]);
    expect([await send(2, '三', { member: OTHER }), await send(2, '三', { site: 2 })]).toEqual([
      number,
      number,
    ]);
    expect([await send(MINUTE_MS - 1, '三'), await send(MINUTE_MS, '三')]).toEqual([often, number]);
    expect([await send(5 * MINUTE_MS, '四'), await send(9 * MINUTE_MS, '五')]).toEqual([number, often]);
    expect([await send(DAY_MS - 1, '五'), await send(DAY_MS, '五')]).toEqual([often, number]);
  });

  test('sent again – at both sides of ten minutes, in another circle, by another – are one post within them', async () => {
    const first = await send(0, '一');
    expect(await send(10 * MINUTE_MS - 1, '一')).toBe(first);
    const others = [
      await send(1, '一', { circle: 0 }),
      await send(1, '一', { member: OTHER }),
      await send(10 * MINUTE_MS, '一'),
    ];
    expect(new Set([first, ...others])).toHaveProperty('size', 4);
    expect(await ownPosts(sites.db, 1, OTHER, 0, 9)).toMatchObject([{ content: '一', state: 'pending' }]);
  });

  test('to a withdrawn and an unknown circle, of a disabled, an unknown and no member, empty – are refused by name', async () => {
    for (const circle of [WITHDRAWN, 99]) expect(await send(0, '一', { circle })).toBe('找不到这个圈子');
    for (const member of [DISABLED, 99, 0]) expect(await send(0, '一', { member })).toBe('该账号已停用');
    expect(await send(0, '')).toBe('内容不能为空');
    expect(await ownPosts(sites.db, 1, AUTHOR, 0, 9)).toEqual([]);
  });
});
