// @vitest-environment happy-dom
import { mount } from '@testing/mount';
import { readRow } from '@touch/api/reading/rows';
import type { ListQueryResult } from '@touch/api/useQuery';
import { zh } from '@touch/locales/zh';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Carousel } from './column/Carousel';
import { PullToRefresh } from './column/PullToRefresh';
import { InfiniteList } from './InfiniteList';

/** Tells the places that are watched whether they are near. */
let watched: { readonly near: (isNear: boolean) => void; readonly element: Element }[] = [];
class Watch {
  private readonly changed: (entries: readonly object[]) => void;
  constructor(changed: (entries: readonly object[]) => void) {
    this.changed = changed;
  }
  observe(element: Element) {
    watched.push({ element, near: (isIntersecting) => this.changed([{ isIntersecting }]) });
  }
  disconnect() {
    watched = watched.filter(({ element }) => element.isConnected);
  }
}
beforeEach(() => {
  watched = [];
  vi.stubGlobal('IntersectionObserver', Watch);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('[B8] a list × its state', () => {
  const openList = async (change: Partial<ListQueryResult<string>>, quietEmpty = false) => {
    const requested: string[] = [];
    const list = {
      state: 'ready',
      extras: undefined,
      pages: [],
      hasMore: false,
      more: 'idle',
      message: '',
      loadMore: () => requested.push('more'),
      refresh: async () => requested.push('refresh'),
      ...change,
    } as unknown as ListQueryResult<string>;
    const page = await mount(
      <InfiniteList list={list} name="n" empty="nothing" quietEmpty={quietEmpty}>
        {(items, at) => <b>{`${at}:${items.join(',')}`}</b>}
      </InfiniteList>,
    );
    return { ...page, requested };
  };
  test('[B8] loading, failed, empty, empty below something else – shows a skeleton, a retry, the words, nothing', async () => {
    expect((await openList({ state: 'loading' })).names('[role=status]')).toEqual([zh['state.loading']]);
    const failed = await openList({ state: 'failed', message: '断了' });
    expect(failed.text()).toContain('断了');
    await failed.tap(zh['state.retry']);
    expect(failed.requested).toEqual(['refresh']);
    expect((await openList({ state: 'empty' })).text()).toBe('nothing');
    expect((await openList({ pages: [[]] })).text()).toBe('nothing');
    expect((await openList({ pages: [[]] }, true)).text()).toBe('');
  });
  test('[E1] pages – at the end, with more – stand in order, and say so or offer the next', async () => {
    const end = await openList({ pages: [['a', 'b']] });
    expect([end.names('b'), end.text().includes(zh['state.noMore']), end.names('button')]).toEqual([
      ['0:a,b'],
      true,
      [],
    ]);
    const more = await openList({ pages: [['a']], hasMore: true });
    expect([more.text().includes(zh['state.noMore']), more.names('button')]).toEqual([
      false,
      [zh['state.loadMore']],
    ]);
    await more.tap(zh['state.loadMore']);
    expect(more.requested).toEqual(['more']);
  });
  test('[E1] the end of a list – comes near, goes away, after a failure – asks for the next page, for none, for none', async () => {
    const foot = () => watched.find(({ element }) => element.matches('[aria-busy]'));
    const more = await openList({ pages: [['a']], hasMore: true });
    await more.change(() => foot()?.near(false));
    expect(more.requested).toEqual([]);
    await more.change(() => foot()?.near(true));
    expect(more.requested).toEqual(['more']);
    await more.unmount();
    watched = [];
    const failed = await openList({ pages: [['a']], hasMore: true, more: 'failed' });
    expect([foot(), failed.names('button')]).toEqual([
      undefined,
      [`${zh['state.networkError']} · ${zh['state.retry']}`],
    ]);
    const loading = await openList({ pages: [['a']], hasMore: true, more: 'loading' });
    expect([loading.names('button'), loading.field('[aria-busy]').getAttribute('aria-busy')]).toEqual([
      [],
      'true',
    ]);
  });
});

describe('[E3] pulling a list down', () => {
  async function openPull() {
    const ends: (() => void)[] = [];
    const page = await mount(<PullToRefresh refresh={() => new Promise<void>((done) => ends.push(done))} />);
    const touch = (type: string, x: number, y: number, fingers = 1) =>
      page.change(() => {
        const touches = Array.from({ length: fingers }, () => ({ clientX: x, clientY: y }));
        document.body.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { touches }));
      });
    return { ...page, ends, touch, status: () => page.names('[role=status]').join('') };
  }
  test('[E3] far enough and let go – refreshes once until it is there; too short – does not', async () => {
    const page = await openPull();
    await page.touch('touchstart', 0, 0);
    await page.touch('touchmove', 0, 60);
    expect(page.status()).toBe(zh['state.pullToRefresh']);
    await page.touch('touchend', 0, 60);
    expect([page.status(), page.ends.length]).toEqual(['', 0]);
    await page.touch('touchstart', 0, 0);
    await page.touch('touchmove', 0, 200);
    expect(page.status()).toBe(zh['state.releaseToRefresh']);
    await page.touch('touchend', 0, 200);
    expect([page.status(), page.ends.length]).toEqual([zh['state.refreshing'], 1]);
    await page.tap(zh['state.reload']);
    expect(page.ends).toHaveLength(1);
    await page.change(() => page.ends[0]?.());
    expect(page.status()).toBe('');
    await page.tap(zh['state.reload']);
    expect(page.ends).toHaveLength(2);
    await page.change(() => page.ends[1]?.());
  });
  test('[E3] sideways, with two fingers, without a beginning – pulls nothing', async () => {
    const page = await openPull();
    await page.touch('touchmove', 0, 200);
    await page.touch('touchstart', 0, 0);
    await page.touch('touchmove', 300, 100);
    expect(page.status()).toBe('');
    await page.touch('touchend', 0, 0);
    await page.touch('touchstart', 0, 0, 2);
    await page.touch('touchmove', 0, 200);
    await page.touch('touchend', 0, 200);
    expect([page.status(), page.ends]).toEqual(['', []]);
  });
  test('[E3] the browser’s own pulling – is off while the list stands', async () => {
    const page = await openPull();
    const { style } = document.documentElement;
    expect(style.getPropertyValue('overscroll-behavior-y')).toBe('contain');
    await page.unmount();
    expect(style.getPropertyValue('overscroll-behavior-y')).toBe('');
  });
});

describe('[F1] banners', () => {
  const row = (id: number) => readRow({ fileId: `${id}`, title: `题${id}`, picBig: `/m/${id}.jpg` });
  async function openBanners(count: number, options: Parameters<typeof mount>[1] = {}, isCalm = false) {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    vi.stubGlobal('matchMedia', () => ({ matches: isCalm, addEventListener() {}, removeEventListener() {} }));
    const rows = Array.from({ length: count }, (_, id) => row(id + 1)).flatMap((one) => one ?? []);
    const page = await mount(<Carousel rows={rows} alone={false} />, options);
    const scrolls: number[] = [];
    const strip = page.box.querySelector('ul');
    if (!strip) throw new Error('no strip');
    Object.defineProperty(strip, 'clientWidth', { value: 100 });
    strip.scrollTo = ((to: { left: number }) => {
      scrolls.push(to.left);
      strip.scrollLeft = to.left;
      strip.dispatchEvent(new Event('scroll'));
    }) as never;
    const later = (ms: number) => page.change(() => vi.advanceTimersByTime(ms));
    return { ...page, scrolls, later, strip };
  }
  test('[F1] three – go on every six seconds, round to the first, until they are touched or stopped', async () => {
    const page = await openBanners(3);
    await page.later(5999);
    expect(page.scrolls).toEqual([]);
    await page.later(1);
    await page.later(6000);
    await page.later(6000);
    expect(page.scrolls).toEqual([100, 200, 0]);
    await page.tap(zh['row.bannerPause']);
    await page.later(12_000);
    expect(page.scrolls).toHaveLength(3);
    await page.tap(zh['row.bannerPlay']);
    await page.later(6000);
    expect(page.scrolls).toHaveLength(4);
    await page.change(() => page.strip.dispatchEvent(new Event('touchstart', { bubbles: true })));
    await page.later(12_000);
    expect(page.scrolls).toHaveLength(4);
  });
  test('[F1] one back from the first – is the last, and says its place', async () => {
    const page = await openBanners(3);
    await page.tap(zh['row.bannerPrevious']);
    expect([page.scrolls, page.text().includes(zh['row.banner'](3, 3))]).toEqual([[200], true]);
    await page.tap(zh['row.bannerNext']);
    expect(page.scrolls).toEqual([200, 0]);
  });
  test.each([
    ['one alone', 1, {}, false],
    ['a reader of the elder edition', 2, { preferences: { elder: true } }, false],
    ['a reader who wants no motion', 2, {}, true],
  ])('[F1] %s – nothing moves by itself', async (_, count, options, isCalm) => {
    const page = await openBanners(count, options, isCalm);
    await page.later(20_000);
    expect([page.scrolls, page.has('button', zh['row.bannerPause'])]).toEqual([[], false]);
    expect(page.names('button').length).toBe(count > 1 ? 2 : 0);
  });
});
