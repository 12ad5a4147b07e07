// @vitest-environment happy-dom
import { Status } from '@contract/statuses';
import { type MountOptions, mount, refused } from '@testing/mount';
import { signIn, signOut } from '@testing/signedIn';
import { readContent } from '@touch/api/reading/articleContent';
import { zh } from '@touch/locales/zh';
import { forgetMember } from '@touch/outside/session/forgetMember';
import { beforeEach, describe, expect, test } from 'vitest';
import { ActionBar } from './ActionBar';
import { articleLikes } from './useLike';

beforeEach(signOut);

async function openBar(
  answers: MountOptions['answers'] = {},
  options: MountOptions & { article?: object } = {},
) {
  const { article: fields, ...rest } = options;
  const article = readContent({ fileId: '345', title: '题', aStatus: 1, countPraise: 3, ...fields });
  if (!article) throw new Error('no article');
  const page = await mount(
    <ActionBar article={{ ...article, adverts: [], body: '' }} announce={<i>comment</i>}>
      <b>share</b>
    </ActionBar>,
    { ...rest, answers: { event: { success: true }, hasFav: false, ...answers } },
  );
  const button = (name: RegExp) => page.find('button', name);
  const shown = (name: RegExp) => [button(name).getAttribute('aria-pressed'), button(name).textContent];
  return {
    ...page,
    like: () => shown(/^点赞/),
    favourite: () => shown(/^收藏/)[0],
    tapLike: () => page.tap(/^点赞/),
    tapFavourite: () => page.tap(/^收藏/),
  };
}

describe('[H2] the like of an article', () => {
  test('[H2] given, taken back – counts up and down, is sent so and stored', async () => {
    const { like, tapLike, named, toasts } = await openBar();
    expect(like()).toEqual(['false', '3']);
    await tapLike();
    expect([like(), articleLikes.isLiked('345')]).toEqual([['true', '4'], true]);
    await tapLike();
    expect([like(), articleLikes.isLiked('345')]).toEqual([['false', '3'], false]);
    expect(named('event').map(({ id, cancel }) => [id, cancel])).toEqual([
      ['345', undefined],
      ['345', 1],
    ]);
    expect(toasts).toEqual([zh['article.likeDone'], zh['article.likeUndone']]);
  });
  test('[H2] given before – the page opened again – shows as given without counting twice', async () => {
    articleLikes.storeLiked('345', true);
    const { like, tapLike } = await openBar();
    expect(like()).toEqual(['true', '3']);
    await tapLike();
    expect(like()).toEqual(['false', '2']);
  });
  test.each([
    ['the network failed', new Error('no'), zh['state.networkError']],
    ['refused', refused(-1, '不行'), '不行'],
  ])('[H2] %s – goes back to what it was and is not stored', async (_, event, words) => {
    const { like, tapLike, toasts } = await openBar({ event });
    await tapLike();
    expect([like(), articleLikes.isLiked('345'), toasts]).toEqual([['false', '3'], false, [words]]);
  });
  test('[H2] a second tap while the first is on its way – does nothing', async () => {
    let end = (_: object): void => undefined;
    const { like, tapLike, named, change } = await openBar({
      event: () => new Promise((done) => (end = done)),
    });
    await tapLike();
    await tapLike();
    expect([like(), named('event').length]).toEqual([['true', '4'], 1]);
    await change(() => end({ success: true }));
    await tapLike();
    expect(named('event')).toHaveLength(2);
    await change(() => end({ success: true }));
  });
  test('[H2] of a member who signs out – is no longer shown, the count stays', async () => {
    signIn('u1');
    const { like, tapLike, change } = await openBar();
    await tapLike();
    await change(() => forgetMember('1'));
    expect(like()).toEqual(['false', '4']);
  });
  test.each([
    ['the site shows none', { countPraise: 3 }, false],
    ['there are none', { countPraise: 0 }, true],
  ])('[H2] the count – %s – is not shown', async (_, article, showPraiseCount) => {
    const globalCount = { showPubTime: true, showReadCount: true, showDiscussCount: true, showPraiseCount };
    const { like } = await openBar({}, { article, config: { globalCount } });
    expect(like()).toEqual(['false', '']);
  });
});

describe('[H3] the favourite of an article', () => {
  test('[H3] of a member – read, taken back, put again – is shown at once and sent with article and kind', async () => {
    signIn('u1');
    const { favourite, tapFavourite, named, calls, toasts } = await openBar({
      hasFav: true,
      fav: {},
      favCancel: {},
    });
    expect(favourite()).toBe('true');
    await tapFavourite();
    expect(favourite()).toBe('false');
    await tapFavourite();
    expect(favourite()).toBe('true');
    expect(calls.map(([name]) => name).filter((name) => /fav/i.test(name))).toEqual([
      'hasFav',
      'favCancel',
      'fav',
    ]);
    expect(named('favCancel')[0]).toMatchObject({ articleID: '345', cancel: 1 });
    expect(toasts).toEqual([zh['article.favouriteUndone'], zh['article.favourited']]);
  });
  test('[H3] of a visitor – is not read; a tap waits for the login and then puts it, whatever that member has', async () => {
    const page = await openBar({ hasFav: true, fav: {} }, { isVisitor: true });
    expect([page.named('hasFav'), page.favourite()]).toEqual([[], 'false']);
    await page.tapFavourite();
    expect([page.named('fav'), page.favourite()]).toEqual([[], 'false']);
    await page.change(() => signIn('u1'));
    await page.change(() => page.waiting[0]?.());
    expect([page.named('fav').length, page.favourite()]).toEqual([1, 'true']);
  });
  test.each([
    ['refused', refused(-1, '不行'), ['不行']],
    ['refused for want of a login', refused(Status.loginNeeded, '请登录'), []],
    ['lost', new Error('no'), []],
  ])('[H3] %s – goes back to what it was', async (_, fav, words) => {
    signIn('u1');
    const { favourite, tapFavourite, toasts } = await openBar({ fav });
    await tapFavourite();
    expect([favourite(), toasts]).toEqual(['false', words]);
  });
  test('[H3] of a member who has signed out – tapped by a visitor – is put, not taken back', async () => {
    signIn('u1');
    const page = await openBar({ hasFav: true, fav: {} });
    expect(page.favourite()).toBe('true');
    await page.change(() => forgetMember('1'));
    await page.tapFavourite();
    expect(page.calls.map(([name]) => name)).toEqual(['hasFav', 'fav']);
  });
  test('[H3] of one member – another one comes in – is read anew', async () => {
    signIn('u1');
    let isFavourite = true;
    const { favourite, named, change } = await openBar({ hasFav: () => isFavourite });
    isFavourite = false;
    await change(() => signIn('u2'));
    expect([favourite(), named('hasFav').length]).toEqual(['false', 2]);
  });
});

test.each([
  ['published', {}, {}, ['comment', 'share', 'like']],
  ['not published', { aStatus: 0 }, {}, []],
  ['closed to sharing', { shareClosed: 1 }, {}, ['comment', 'like']],
  ['closed to comments', { discussClosed: 1 }, {}, ['share', 'like']],
  ['shared', {}, { search: '?isShare=true' }, ['share', 'like']],
] as const)('[A15] the bar of an article – %s – has %s', async (_, article, options, expected) => {
  const { text, names } = await openBar({}, { article, ...options });
  const has = [
    ...['comment', 'share'].filter((one) => text().includes(one)),
    ...(names('[aria-pressed]').length ? ['like'] : []),
  ];
  expect(has).toEqual(expected);
});
