// @vitest-environment happy-dom
import { AdvEventType, AdvertType } from '@contract/advertCodes';
import { type MountOptions, mount, refused } from '@testing/mount';
import { readContent } from '@touch/api/reading/articleContent';
import { useSubscribed } from '@touch/api/useSubscribed';
import { zh } from '@touch/locales/zh';
import { SubscribeButton } from '@touch/ui/SubscribeButton';
import { Sheet } from '@touch/ui/sheet/Sheet';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useCountClick } from '../article/useCountClick';
import { ArticleAdverts } from './ArticleAdverts';
import { StartAdvert } from './StartAdvert';

let warn: ReturnType<typeof vi.spyOn>;
let watched: { readonly element: Element; readonly near: (isNear: boolean) => void }[] = [];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  watched = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  warn = vi.spyOn(globalThis.console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly changed: (entries: readonly object[]) => void;
      constructor(changed: (entries: readonly object[]) => void) {
        this.changed = changed;
      }
      observe(element: Element) {
        watched.push({ element, near: (isIntersecting) => this.changed([{ isIntersecting }]) });
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const advert = (id: number) => ({
  id,
  title: `面${id}`,
  picUrl: '/a.jpg',
  linkUrl: 'https://noodles.test/',
  width: 0,
  height: 0,
  advMark: true,
  type: AdvertType.picture,
  position: 0,
});
const later = (page: Awaited<ReturnType<typeof mount>>, ms: number) =>
  page.change(() => vi.advanceTimersByTime(ms));
const wireAdvert = {
  advID: 7,
  id: 7,
  title: '开屏',
  picUrl: '/s.jpg',
  imgUrl: '/s.jpg',
  linkUrl: 'https://noodles.test/',
};

const RUNNING = { list: [advert(1)] };

describe('[J3] adverts below an article', () => {
  async function openAdverts(running: unknown, counting = true, options: MountOptions = {}) {
    const article = { adverts: [advert(1), advert(2)], fileId: '345', columnID: 12 };
    const page = await mount(<ArticleAdverts article={article} counting={counting} />, {
      ...options,
      config: { advEnable: true, ...options.config },
      answers: { getArticleAdvs: () => running, advEvent: {} },
    });
    const near = () => page.change(() => watched.find(({ element }) => element.matches('aside'))?.near(true));
    const see = (title: string, isSeen = true) =>
      page.change(() => {
        for (const { element, near } of watched)
          if (element.textContent?.includes(title)) if (element.matches('a')) near(isSeen);
      });
    const events = () => page.named('advEvent').map(({ id, eventType }) => [id, eventType]);
    return { ...page, near, see, events };
  }
  test('[J3] come near – are asked for once; the one that runs counts once it was seen for a second, and at each tap', async () => {
    const page = await openAdverts(RUNNING);
    expect(page.named('getArticleAdvs')).toEqual([]);
    await page.near();
    expect(page.named('getArticleAdvs')).toEqual([{ articleId: '345', columnId: 12 }]);
    await page.see('面1');
    await later(page, 999);
    await page.see('面1', false);
    await later(page, 5000);
    expect(page.events()).toEqual([]);
    await page.see('面1');
    await later(page, 1000);
    expect(page.events()).toEqual([[1, AdvEventType.shown]]);
    await later(page, 5000);
    await page.tap(/面1/);
    await page.tap(/面2/);
    expect(page.events()).toEqual([
      [1, AdvEventType.shown],
      [1, AdvEventType.clicked],
    ]);
  });
  test('[A15] in an article that is looked at – nothing is counted', async () => {
    const page = await openAdverts(RUNNING, false);
    await page.near();
    await page.tap(/面1/);
    expect(page.events()).toEqual([]);
  });
  test.each([
    ['the site wants none', { config: { advEnable: false } }],
    ['the reader is in elder mode', { preferences: { elder: true } }],
  ])('[C7] adverts where %s – are not there', async (_, options) => {
    expect((await openAdverts([], true, options)).names('aside')).toEqual([]);
  });
});

describe('[J3] the advert that opens a visit', () => {
  const openStart = (answer: unknown, options: MountOptions = {}) =>
    mount(<StartAdvert />, { ...options, answers: { getStartPage: () => answer, advEvent: {} } });
  const isOpen = (page: Awaited<ReturnType<typeof mount>>) => page.names('dialog').length === 1;
  test('[J3] opens once a visit, and closes by itself after five seconds or by its button', async () => {
    const page = await openStart(wireAdvert);
    expect([isOpen(page), sessionStorage.getItem('startAdvert')]).toEqual([true, '7']);
    await later(page, 4999);
    expect(isOpen(page)).toBe(true);
    await later(page, 1);
    expect(isOpen(page)).toBe(false);
    await page.unmount();
    expect((await openStart(wireAdvert)).calls).toEqual([]);
    sessionStorage.clear();
    const again = await openStart(wireAdvert);
    await again.tap(zh['shell.close']);
    expect(isOpen(again)).toBe(false);
  });
  test('[J3] a reader who uses the page already – is not interrupted', async () => {
    let end = (_: object): void => undefined;
    const page = await openStart(new Promise((done) => (end = done)));
    await page.change(() => window.dispatchEvent(new Event('scroll')));
    await page.change(() => end(wireAdvert));
    expect([isOpen(page), sessionStorage.getItem('startAdvert')]).toEqual([false, null]);
  });
  test.each([
    ['in elder mode', { preferences: { elder: true } }],
    ['shared', { search: '?isShare=true' }],
    ['looked at', { search: '?isView=true' }],
    ['inside the CMS', { search: '?cms=1' }],
  ])('[C7][A15] a page %s – has none and asks for none', async (_, options) => {
    expect((await openStart(wireAdvert, options)).calls).toEqual([]);
  });
  test.each([
    ['none', refused(1), 0],
    ['a failure', new Error('no'), 1],
  ])(
    '[J3] answered by %s – opens nothing, and says so to who looks after the site alone',
    async (_, answer, warnings) => {
      const page = await openStart(answer);
      expect([isOpen(page), warn.mock.calls.length]).toEqual([false, warnings]);
    },
  );
});

describe('[H6] the reading of an article', () => {
  function Reading({ article }: { readonly article: Parameters<typeof useCountClick>[0] }) {
    useCountClick(article);
    return null;
  }
  async function read(change: object = {}, options: MountOptions = {}) {
    const article = readContent({ fileId: '345', title: '题', aStatus: 1, ...change });
    if (!article) throw new Error('no article');
    const element = <Reading article={{ ...article, adverts: [], body: '' }} />;
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
    const page = await mount(element, options);
    await later(page, 0);
    return {
      ...page,
      element,
      counts: () => page.sent.map(([name, input]) => [name, input.id, input.eventType]),
    };
  }
  test('[H6] opened twice in a visit, another opened – is counted once each', async () => {
    const page = await read();
    expect(page.counts()).toEqual([['event', '345', 0]]);
    await page.unmount();
    expect((await read()).counts()).toEqual([]);
    expect((await read({ fileId: '3' })).counts()).toEqual([['event', '3', 0]]);
  });
  test.each([
    ['not published', { aStatus: 0 }, {}],
    ['shared by the app', {}, { search: '?isShare=true' }],
    ['looked at', {}, { search: '?isView=true' }],
  ])('[A15] %s – is not counted', async (_, change, options) => {
    expect((await read(change, options)).counts()).toEqual([]);
  });
});

describe('[H3] following', () => {
  function Follow({ known }: { readonly known: boolean }) {
    const { isSubscribed, toggle } = useSubscribed('reporter', 7, known);
    return <SubscribeButton name="林" subscribed={isSubscribed} toggle={toggle} />;
  }
  const open = async (answer: unknown, known = false) => {
    const answers = { topicSub: () => answer, topicSubCancel: () => answer };
    const page = await mount(<Follow known={known} />, { answers });
    const toggle = () => page.change(() => page.field('button').click());
    return { ...page, toggle, text: () => page.field('button').textContent };
  };
  test('[H3] followed, no longer – shows at once and is sent so; the browser remembers that it follows', async () => {
    const page = await open({});
    const before = page.text();
    await page.toggle();
    expect([page.text() === before, localStorage.getItem('follows')]).toEqual([false, '1']);
    await page.toggle();
    expect(page.text()).toBe(before);
    expect(page.calls.map(([name, { id }]) => [name, id])).toEqual([
      ['topicSub', 7],
      ['topicSubCancel', 7],
    ]);
  });
  test.each([
    ['refused', refused(-1, '不行'), ['不行']],
    ['lost', new Error('no'), []],
  ])('[H3] %s – goes back to what it was and is not remembered', async (_, answer, toasts) => {
    const page = await open(answer);
    const before = page.text();
    await page.toggle();
    expect([page.text(), page.toasts, localStorage.getItem('follows')]).toEqual([before, toasts, null]);
  });
  test('[H3] followed before – a tap ends it; a second tap on the way does nothing', async () => {
    let end = (_: object): void => undefined;
    const page = await open(new Promise((done) => (end = done)), true);
    await page.toggle();
    await page.toggle();
    expect(page.calls.map(([name]) => name)).toEqual(['topicSubCancel']);
    await page.change(() => end({}));
  });
});

describe('[B7] a sheet', () => {
  const open = async () => {
    const closed: string[] = [];
    const of = (names: readonly string[]) =>
      names.map((name) => (
        <Sheet key={name} title={name} closeText="close" close={() => closed.push(name)}>
          <input aria-label={`field ${name}`} />
        </Sheet>
      ));
    const page = await mount(<div>{of(['one'])}</div>);
    const pressEscape = (init: KeyboardEventInit = {}) =>
      page.change(() =>
        document.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, ...init }),
        ),
      );
    return { ...page, closed, of, pressEscape };
  };
  test('[B7] Escape, its button, a tap beside it – closes it; Escape while composing does not', async () => {
    const page = await open();
    await page.pressEscape({ isComposing: true });
    expect(page.closed).toEqual([]);
    await page.pressEscape();
    await page.tap('close');
    await page.change(() => page.field('dialog').click());
    await page.change(() => page.field('input').click());
    expect(page.closed).toEqual(['one', 'one', 'one']);
  });
  test('[B7] two of them – Escape closes the upper one alone', async () => {
    const page = await open();
    await page.show(<div>{page.of(['one', 'two'])}</div>);
    await page.pressEscape();
    expect(page.closed).toEqual(['two']);
  });
  test('[B7] behind it the page does not scroll, and does again afterwards', async () => {
    const page = await open();
    const { style } = document.documentElement;
    expect(style.getPropertyValue('overflow')).toBe('hidden');
    await page.show(null);
    expect(style.getPropertyValue('overflow')).toBe('');
  });
});
