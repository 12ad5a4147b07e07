// @vitest-environment happy-dom
import { type MountOptions, mountScreen, refused } from '@testing/mount';
import { signIn, signOut } from '@testing/signedIn';
import { texts as posting } from '@touch/features/circles/posting/texts/zh';
import { texts as circleTexts } from '@touch/features/circles/texts/zh';
import { beforeEach, describe, expect, test } from 'vitest';
import * as circleDetail from './load';
import { texts } from './texts/zh';

beforeEach(signOut);

const circle = { id: '4', name: '河友', memberCount: 7, postCount: 2, isFollow: 0 };
const post = (id: number, change: object = {}) => ({
  id,
  circleID: '4',
  userID: 3,
  userName: '林',
  content: `帖${id}`,
  status: 1,
  ...change,
});
const openCircle = (answers: MountOptions['answers'] = {}, options: MountOptions = {}, query = '') =>
  mountScreen(
    circleDetail,
    { params: { id: '4' }, query },
    {
      ...options,
      answers: { circleDetail: circle, postList: { list: [post(1), post(2)], hasMore: false }, ...answers },
    },
  );
const joinName = /^(加入|已加入) /;

describe('[wire n4] joining a circle', () => {
  test('[wire n4] joined, left – counts at once, is sent so, and the circle is read again', async () => {
    let isFollow = 0;
    const { tap, named, text } = await openCircle({
      circleDetail: () => ({ ...circle, isFollow, memberCount: 7 + isFollow }),
      joinCircle: ({ cancel }) => {
        isFollow = cancel ? 0 : 1;
        return {};
      },
    });
    expect(text()).toContain(texts.members(7));
    await tap(joinName);
    expect([text().includes(texts.members(8)), text().includes(texts.joined)]).toEqual([true, true]);
    await tap(joinName);
    expect([text().includes(texts.members(7)), text().includes(texts.joined)]).toEqual([true, false]);
    expect(named('joinCircle')).toEqual([{ id: '4' }, { id: '4', cancel: 1 }]);
  });
  test.each([
    ['refused', refused(-1, '不行'), ['不行']],
    ['lost', new Error('no'), []],
  ])('[wire n4] %s – goes back to what it was', async (_, answer, toasts) => {
    const page = await openCircle({ joinCircle: answer });
    await page.tap(joinName);
    expect([page.text().includes(texts.members(7)), page.text().includes(texts.joined), page.toasts]).toEqual(
      [true, false, toasts],
    );
  });
  test('[wire n4] of a visitor – waits for the login', async () => {
    const page = await openCircle({ joinCircle: {} }, { isVisitor: true });
    await page.tap(joinName);
    expect([page.named('joinCircle'), page.waiting.length]).toEqual([[], 1]);
  });
});

test('[F24] a post sent from a circle – closes the sheet and reads its posts again', async () => {
  signIn('u1');
  const { tap, type, submit, named, names } = await openCircle({ createPost: { id: 9 } });
  await tap(texts.post);
  await type('=内容', '水清了');
  const before = named('postList').length;
  await submit('dialog form');
  expect([names('dialog'), named('postList').length]).toEqual([[], before + 1]);
  expect(posting.heading).toBe('发帖');
});

test('[F24] a member’s circle – opened – is read again for them; a visitor’s is not', async () => {
  const visitor = await openCircle();
  expect(visitor.named('circleDetail')).toHaveLength(1);
  await visitor.unmount();
  signIn('u1');
  const { named } = await openCircle();
  expect([named('circleDetail').length, named('postList').length]).toEqual([2, 2]);
});

test('[F24] posts of a circle – pinned, under review, refused, with pictures and counts – say so', async () => {
  const list = [
    post(1, { isTop: 1, countPraise: 3, countDiscuss: 2 }),
    post(2, { status: 0 }),
    post(3, { status: 0, isRefused: 1 }),
    post(4, { pics: ['/a.jpg', '/b.jpg', '/c.jpg', '/d.jpg'] }),
  ];
  const { names } = await openCircle({ postList: { list, hasMore: false } });
  const rows = names('li').filter((row) => row.includes('帖'));
  const badges = [circleTexts.pinned, circleTexts.underReview, circleTexts.refused];
  expect(rows.map((row) => badges.filter((badge) => row.includes(badge)))).toEqual([
    [circleTexts.pinned],
    [circleTexts.underReview],
    [circleTexts.refused],
    [],
  ]);
  expect([rows[0], rows[3]]).toEqual([expect.stringMatching(/3赞.*2/), expect.stringContaining('4')]);
});

test('[F24] the order of posts – newest, hottest – is that of the address, and a tap replaces it', async () => {
  const { tap, went, named } = await openCircle();
  expect(named('postList')).toEqual([{ circleID: '4', page: 0 }]);
  await tap(texts.hottest);
  expect(went).toEqual(['replace /app/news/circleDetail/4.html?sort=hot']);
  expect((await openCircle({}, {}, 'sort=hot')).named('postList')).toMatchObject([{ sort: 1 }]);
});

test.each([
  ['?isShare=true', false, true],
  ['?cms=1', false, false],
  ['', true, true],
])('[A15] a circle – opened with "%s" – offers posting: %s, joining: %s', async (search, posts, joins) => {
  const { has } = await openCircle({}, { search });
  expect([has('button', texts.post), has('button', joinName)]).toEqual([posts, joins]);
});
