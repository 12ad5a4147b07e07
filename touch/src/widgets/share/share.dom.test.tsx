// @vitest-environment happy-dom
import { type MountOptions, mount } from '@testing/mount';
import { zh } from '@touch/locales/zh';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { texts as reportTexts } from '../report/texts/zh';
import { SharePageButton } from './SharePageButton';
import type { SharedPage } from './shareObject';
import { shareBySystem } from './shareSheet/sharing';
import { texts } from './shareSheet/texts/zh';

const copied: string[] = [];
const clipboard = { writeText: async (text: string) => void copied.push(text) };
beforeEach(() => {
  copied.splice(0);
  vi.stubGlobal('navigator', { userAgent: 'x', clipboard });
});
afterEach(() => vi.unstubAllGlobals());

const shared: SharedPage = {
  path: '/activityDetail/7.html',
  title: '清河日',
  text: '',
  picture: '',
  objectType: 3,
  id: '7',
  counted: 'activity',
  poster: 4 as never,
};

async function openShare(change: Partial<SharedPage> = {}, options: MountOptions = {}) {
  let sharedCount = 0;
  const page = await mount(
    <SharePageButton page={{ ...shared, onShared: () => (sharedCount += 1), ...change }} />,
    options,
  );
  await page.tap(zh['article.share']);
  const counted = () => page.sent.filter(([name]) => name === 'event').map(([, input]) => input);
  return { ...page, counted, sharedCount: () => sharedCount, isOpen: () => page.names('dialog').length > 0 };
}
const system = (share: () => Promise<void>) =>
  vi.stubGlobal('navigator', { userAgent: 'x', clipboard, share });
const named = (name: string) => Object.assign(new Error(name), { name });

describe('[J1] sharing', () => {
  test('[J1] by the link – copies it, says so, counts once and closes', async () => {
    const { tap, counted, sharedCount, toasts, isOpen } = await openShare();
    await tap(texts.copy);
    expect(copied).toEqual([expect.stringMatching(/^https:\/\/.+\/activityDetail\/7\.html\?xyt=\d+$/)]);
    expect(counted()).toEqual([
      expect.objectContaining({ id: '7', eventType: 2, eventId: expect.stringMatching(/^share\//) }),
    ]);
    expect([toasts, sharedCount(), isOpen()]).toEqual([[texts.copied], 1, false]);
  });
  test('[J1] by the link, which cannot be copied – says so and counts nothing', async () => {
    vi.stubGlobal('navigator', {
      userAgent: 'x',
      clipboard: { writeText: () => Promise.reject(new Error('no')) },
    });
    const { tap, counted, sharedCount, toasts, isOpen } = await openShare();
    await tap(texts.copy);
    expect([toasts, counted(), sharedCount(), isOpen()]).toEqual([[texts.copyFailed], [], 0, true]);
  });
  test('[J1] by the system’s sheet – sent – counts once and closes', async () => {
    const given: unknown[] = [];
    system(async (...args: unknown[]) => void given.push(...args));
    const { tap, counted, sharedCount, isOpen } = await openShare();
    await tap(texts.send);
    expect(given).toMatchObject([
      { title: '清河日', url: expect.stringContaining('/activityDetail/7.html') },
    ]);
    expect([counted().length, sharedCount(), isOpen(), copied]).toEqual([1, 1, false, []]);
  });
  test('[J1] by the system’s sheet – cancelled there – counts nothing, copies nothing and closes', async () => {
    system(() => Promise.reject(named('AbortError')));
    const { tap, counted, sharedCount, isOpen, toasts } = await openShare();
    await tap(texts.send);
    expect([counted(), sharedCount(), isOpen(), copied, toasts]).toEqual([[], 0, false, [], []]);
  });
  test('[J1] by the system’s sheet – refused by the browser – copies the link instead', async () => {
    system(() => Promise.reject(named('NotAllowedError')));
    const { tap, counted, toasts } = await openShare();
    await tap(texts.send);
    expect([counted().length, copied.length, toasts]).toEqual([1, 1, [texts.copied]]);
  });
  test('[J1] a page whose shares are not counted – shared – tells its own count alone', async () => {
    const { tap, counted, sharedCount } = await openShare({ counted: undefined as never });
    await tap(texts.copy);
    expect([counted(), sharedCount()]).toEqual([[], 1]);
  });
  test.each([
    ['a browser with a sheet', true, {}, [texts.send, texts.copy, texts.poster]],
    ['a browser without', false, {}, [texts.copy, texts.poster]],
    ['a page without a poster', false, { poster: undefined as never }, [texts.copy]],
  ])('[J1] ways of %s', async (_, hasSystem, change, ways) => {
    if (hasSystem) system(async () => undefined);
    const { names, text } = await openShare(change);
    expect(names('dialog li button')).toEqual(ways);
    expect(text()).not.toContain(texts.inMessenger);
  });
  test('[J1] in the messenger – its own menu is named', async () => {
    expect((await openShare({}, { userAgent: 'MicroMessenger' })).text()).toContain(texts.inMessenger);
  });
  test('[J1] results of the system’s sheet – shared, cancelled, refused, none there – are told apart', async () => {
    const object = { title: 'a', desc: 'b', link: 'c' } as Parameters<typeof shareBySystem>[0];
    expect(await shareBySystem(object)).toBe('none');
    system(async () => undefined);
    expect(await shareBySystem(object)).toBe('shared');
    system(() => Promise.reject(named('AbortError')));
    expect(await shareBySystem(object)).toBe('cancelled');
    system(() => Promise.reject(named('DataError')));
    expect(await shareBySystem(object)).toBe('none');
  });
});

describe('[wire n15] the poster', () => {
  test('[wire n15] loading, failed, tried again, there – says so and can be saved; not in the messenger', async () => {
    const { tap, change, field, text, has } = await openShare();
    await tap(texts.poster);
    const picture = () => field('dialog img');
    expect(new URL(picture().src, 'https://x.test').searchParams.toString()).toBe(
      'objectType=4&id=7&siteId=1',
    );
    expect(text()).toContain(zh['state.loading']);
    await change(() => picture().dispatchEvent(new Event('error')));
    expect(text()).toContain(texts.posterFailed);
    await tap(zh['state.retry']);
    expect(picture().src).toContain('again=1');
    await change(() => picture().dispatchEvent(new Event('load')));
    expect([text().includes(texts.posterHint), has('a', texts.save)]).toEqual([true, true]);
    const inMessenger = await openShare({}, { userAgent: 'MicroMessenger' });
    await inMessenger.tap(texts.poster);
    await inMessenger.change(() => inMessenger.field('dialog img').dispatchEvent(new Event('load')));
    expect(inMessenger.has('a', texts.save)).toBe(false);
  });
});

describe('[K21] the report of a shared page', () => {
  test.each([
    [{ objectType: 14 }, 14],
    [{ objectType: 13 }, 13],
    [{ objectType: 11 }, 11],
    [{ objectType: 10, isAccount: true as const }, 4],
  ])('[K21] %j – reported from the share sheet – is sent as kind %i', async (change, sourceType) => {
    const page = await openShare(change, { answers: { expose: {} } });
    await page.tap(zh['comments.report']);
    await page.change(() => page.find('label', reportTexts.untrue).click());
    await page.submit('form');
    expect(page.named('expose')).toMatchObject([{ rootID: '7', sourceType }]);
  });
  test.each([3, 4, 5, 10, 18])('[K21] a page of type %i – offers no report', async (objectType) => {
    const page = await openShare({ objectType });
    expect(page.has('button', zh['comments.report'])).toBe(false);
  });
});
