// @vitest-environment happy-dom
import { decisionTitles } from '@contract/participation/decisions';
import { type MountOptions, mountScreen, refused } from '@testing/mount';
import { signIn, signOut } from '@testing/signedIn';
import { texts as sheets } from '@touch/features/comments/sheets/texts/zh';
import { texts } from '@touch/features/me/texts/zh';
import { base64 } from '@touch/lib/base64';
import { zh } from '@touch/locales/zh';
import { currentMember } from '@touch/outside/member/member';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as userDetail from './load';

beforeEach(() => {
  signOut();
  signIn('u1');
});
afterEach(() => vi.unstubAllGlobals());

const listOf = (...list: readonly object[]) => ({ list, hasMore: false });

async function openOwn(query = '', answers: MountOptions['answers'] = {}, options: MountOptions = {}) {
  window.history.replaceState(null, '', `/app/news/userDetail.html${query && `?${query}`}`);
  const page = await mountScreen(
    userDetail,
    { query },
    {
      ...options,
      answers: {
        'member/info': { uid: 'u1', nickname: '林间', phone: '138****0001', score: 8 },
        memberInfo: { uid: 'u1', nickname: '林间', phone: '138****0001', score: 8 },
        redDot: { comment: 2, question: 1, activity: 0, topicQuestion: 0, tracking: 0, qa: 0 },
        myFav: listOf(),
        myDiscuss: listOf(),
        message: listOf(),
        ...answers,
      },
    },
  );
  await page.until(() => page.names('section').length > 0);
  return page;
}

describe('[F24] sections of a member’s own page', () => {
  test('[F24] chosen – stand in the address, a reload finds them, other parameters stay', async () => {
    const page = await openOwn('dark=true');
    await page.tap(/^消息/);
    expect(window.location.search).toBe('?dark=true&tab=messages');
    await page.tap(texts.favourites);
    expect(window.location.search).toBe('?dark=true');
    await page.unmount();
    expect((await openOwn('tab=messages')).text()).toContain(texts.noMessages);
  });
  test('[wire x9] unread messages – of two kinds – are counted, marked read by their kinds as they are opened, and then none', async () => {
    const page = await openOwn('', { markRead: {} });
    expect(page.text()).toContain(texts.unread(3));
    await page.tap(/^消息/);
    await page.until(() => page.calls.filter(([name]) => /markRead/.test(name)).length > 0);
    const kinds = page.calls.filter(([name]) => /markRead/.test(name)).map(([, { type }]) => type);
    expect(new Set(kinds).size).toBe(2);
    expect(page.text()).not.toContain(texts.unread(3));
  });
  test('[H2] of another member who comes in – are read for them', async () => {
    const page = await openOwn();
    const before = page.named('myFav').length;
    await page.change(() => signIn('u2'));
    await page.until(() => page.named('myFav').length > before);
    expect(page.calls.some(([, { uid }]) => uid === 'u2')).toBe(true);
  });
});

describe('[H3] own favourites', () => {
  const favourites = listOf(
    {
      type: 0,
      articleID: '9',
      title: '一',
      articleType: 0,
      columnID: 3,
      time: '2031-03-05 08:00:00',
      column: '要闻',
    },
    { type: 0, articleID: '8', title: '二', articleType: 0, columnID: 3, time: '2031-03-04 08:00:00' },
  );
  const rows = (page: Awaited<ReturnType<typeof openOwn>>) => page.names('section li b');
  test('[H3] one taken back – goes, is sent with its kind, and the next page begins one earlier', async () => {
    const page = await openOwn('', { myFav: { ...favourites, hasMore: true }, favCancel: {} });
    await page.until(() => rows(page).length === 2);
    await page.tap(texts.takeBack('一'));
    expect([rows(page), page.toasts]).toEqual([['二'], [zh['article.favouriteUndone']]]);
    expect(page.named('favCancel')).toEqual([{ articleID: '9', type: 0, cancel: 1 }]);
  });
  test.each([
    ['refused', refused(-1, '不行'), ['不行']],
    ['lost', new Error('no'), []],
  ])('[H3] one taken back – %s – stands there again', async (_, favCancel, toasts) => {
    const page = await openOwn('', { myFav: favourites, favCancel });
    await page.until(() => rows(page).length === 2);
    await page.tap(texts.takeBack('一'));
    expect([rows(page), page.toasts]).toEqual([['一', '二'], toasts]);
  });
  test('[H3] none – says so', async () => {
    const page = await openOwn();
    await page.until(() => page.text().includes(texts.noFavourites));
    expect(rows(page)).toEqual([]);
  });
});

describe('[wire n20] own comments', () => {
  const own = (id: string, discussStatus: number) => ({
    id,
    content: `言${id}`,
    articleID: '345',
    userID: 'u1',
    discussStatus,
    title: '题',
    created: '2031-03-05 08:00:00',
  });
  test('[wire n20] in each status – say what became of them; one deleted is gone', async () => {
    const page = await openOwn('tab=comments', {
      myDiscuss: listOf(own('1', 0), own('2', 1), own('3', 2), own('4', 3), own('5', 9)),
      delMyDiscuss: { status: 0 },
    });
    await page.until(() => page.names('section li').length === 5);
    const states = [texts.shown, texts.underReview, texts.refused, texts.withdrawn];
    const shown = page.names('section li').map((row) => states.find((state) => row.includes(state)));
    expect([new Set(shown.slice(0, 4)).size, shown[4]]).toEqual([4, texts.withdrawn]);
    await page.tap(texts.deleteComment('言2'));
    await page.until(() => page.names('dialog').length > 0);
    await page.tap(sheets.deleteYes, 'dialog button');
    expect(page.names('section li p:first-child')).toEqual(['言1', '言3', '言4', '言5']);
    expect(page.named('delMyDiscuss')).toMatchObject([{ userID: 'u1', fileId: '2' }]);
  });
});

test('[wire x17] messages – an answer, a decision, of a post, of an article – are titled and lead to what they are about', async () => {
  const message = (id: string, change: object) => ({
    id,
    content: '好',
    created: '2031-03-05 08:00:00',
    articleID: '345',
    articleType: 0,
    title: '',
    url: '',
    ...change,
  });
  const [kind, title] = Object.entries(decisionTitles)[0] ?? [];
  const page = await openOwn('tab=messages', {
    message: listOf(
      message('1', { title: '人甲 回复了你的评论' }),
      message('2', { title, url: 'https://p.test/app/news/postDetail/7.html' }),
      message('3', { title: '别的', url: 'https://p.test/app/news/friendsCircleDetail/8.html' }),
      message('4', { title: '别的', url: 'https://evil.test/x' }),
    ),
  });
  await page.until(() => page.names('section li').length === 4);
  expect(page.names('section li b')).toEqual([
    texts.answered('人甲'),
    texts[kind as 'postShown'],
    '别的',
    '别的',
  ]);
  const hrefs = [...page.box.querySelectorAll('section li a')].map((one) => one.getAttribute('href'));
  expect(hrefs).toEqual([
    '/app/news/newsDetail/345.html',
    '/app/news/postDetail/7.html',
    '/app/news/friendsCircleDetail/8.html',
    '/app/news/newsDetail/345.html',
  ]);
});

describe('[F24] settings of the account', () => {
  const openSettings = async (answers: MountOptions['answers'] = {}, options: MountOptions = {}) => {
    const page = await openOwn('tab=settings', answers, options);
    await page.until(() => page.has('button', new RegExp(texts.logout)));
    return page;
  };
  const calls = (page: Awaited<ReturnType<typeof openOwn>>, name: RegExp) =>
    page.calls.filter(([called]) => name.test(called)).map(([, input]) => input);

  test('[H7] a nickname – empty, taken, saved – is asked for, refused, and stands everywhere', async () => {
    let answer: unknown = refused(-1, '');
    const page = await openSettings({ modify: () => answer });
    await page.tap(new RegExp(`^${texts.nickname}`));
    await page.type('=昵称', '  ');
    await page.submit();
    expect(page.text()).toContain(texts.needsNickname);
    await page.type('=昵称', ' 新名 ');
    answer = refused(-1, '昵称已经被注册');
    await page.submit();
    expect([
      page.text().includes('昵称已经被注册'),
      currentMember('1')?.nickname,
      page.field('=昵称').value,
    ]).toEqual([...[true, '林间', ' 新名 ']]);
    answer = {};
    await page.submit();
    expect([page.toasts, currentMember('1')?.nickname, page.names('form')]).toEqual([
      [texts.nicknameSaved],
      '新名',
      [],
    ]);
    expect(calls(page, /modify/).map(({ nickname }) => nickname)).toEqual([base64('新名'), base64('新名')]);
  });

  test('[K12] the end of a membership – not agreed, agreed, kept, confirmed – is asked twice and sent once', async () => {
    const page = await openSettings({ cancel: {}, getConfig: refused(1) });
    await page.tap(texts.cancel);
    const ends = () =>
      [...page.box.querySelectorAll('button')].filter((one) => one.textContent === texts.cancel);
    const tapEnd = () => page.change(() => ends().at(-1)?.click());
    await tapEnd();
    expect([page.text().includes(texts.needsAgree), page.names('dialog')]).toEqual([true, []]);
    await page.change(() => page.field('input[type=checkbox]').click());
    const before = page.calls.length;
    await tapEnd();
    await page.tap(zh['shell.cancel'], 'dialog button');
    expect([page.names('dialog'), page.calls.length]).toEqual([[], before]);
    await tapEnd();
    await page.tap(zh['shell.confirm'], 'dialog button');
    expect(page.calls.slice(before)).toEqual([['cancel', { uid: 'u1' }]]);
    expect(page.toasts).toEqual([texts.cancelled]);
  });

  test('[H7] signed out – forgets the member’s data, whatever the platform answers', async () => {
    localStorage.setItem('searchHistory', '["河"]');
    const page = await openSettings({ logout: new Error('no') });
    await page.tap(texts.logout);
    expect([localStorage.getItem('searchHistory'), page.toasts, calls(page, /logout/).length]).toEqual([
      null,
      [texts.loggedOut],
      1,
    ]);
  });

  test.each([
    ['a phone, passwords', '138****0001', 'codeOrPassword', [texts.changePhone, texts.password]],
    ['a phone', '138****0001', 'code', [texts.changePhone]],
    ['no phone, passwords', '', 'codeOrPassword', [texts.bindPhone]],
  ] as const)('[H7] a member with %s – is offered what fits', async (_, phone, authLogin, offers) => {
    const info = { uid: 'u1', nickname: '林间', phone, score: 8 };
    const page = await openSettings({ memberInfo: info, 'member/info': info }, { config: { authLogin } });
    const all = [texts.changePhone, texts.bindPhone, texts.password];
    expect(all.filter((one) => page.has('button', new RegExp(`^${one}`)))).toEqual(offers);
  });

  test('[K12] the export – in the messenger – is refused before a call', async () => {
    const page = await openSettings({}, { userAgent: 'MicroMessenger' });
    const before = page.calls.length;
    await page.tap(new RegExp(`^${texts.export}`));
    expect([page.toasts, page.calls.length]).toEqual([[zh['files.useBrowser']], before]);
  });
});

test('[G11] the own page of a visitor – leads to the login and back, and calls nothing', async () => {
  signOut();
  const page = await mountScreen(userDetail, { query: 'tab=messages' }, {});
  expect(page.find('a', texts.login).getAttribute('href')).toContain('login.html?return=');
  expect(page.calls).toEqual([]);
});

test.each([
  ['四川', true],
  ['', false],
])('[K17] another member’s page – region %j – shows it: %s', async (location, isShown) => {
  const member = {
    uid: 'u2',
    nickname: '山里人',
    head: '',
    description: '',
    rssCount: 0,
    isFollow: 0,
    location,
  };
  const page = await mountScreen(
    userDetail,
    { params: { id: 'u2' } },
    { answers: { userDetail: member, postList: listOf() } },
  );
  await page.until(() => page.text().includes('山里人'));
  expect(page.text().includes('四川')).toBe(isShown);
});
