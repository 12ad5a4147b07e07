// @vitest-environment happy-dom
import { type MountOptions, mount } from '@testing/mount';
import { ConsentSwitch, loadTexts } from '@touch/features/analytics/ConsentSwitch';
import { texts as analytics } from '@touch/features/analytics/texts/zh';
import { SettingsSheet } from '@touch/features/settings/SettingsSheet';
import { TextSize } from '@touch/features/settings/TextSize';
import { readFlags } from '@touch/lib/visitFlags';
import { zh } from '@touch/locales/zh';
import { hasConsent, setConsent } from '@touch/outside/analytics/consent';
import { storeUnsent, unsentRecords } from '@touch/outside/analytics/unsentRecords';
import { virtualUid } from '@touch/outside/analytics/virtualUid';
import type { Preferences } from '@touch/outside/preferences';
import { preferencesCookie, readPreferences } from '@touch/outside/preferences';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { applyLook } from './applyLook';
import { type Look, lookOf } from './startUp';
import { usePreferences } from './usePreferences';

const html = document.documentElement;
const plain: Look = {
  lang: 'zh-CN',
  theme: 'light',
  grey: false,
  elder: false,
  fontStep: 0,
  pageStyle: 1,
  listType: 1,
};
const shown = () => ({
  lang: html.lang,
  theme: html.dataset.theme,
  grey: html.hasAttribute('data-grey'),
  elder: html.hasAttribute('data-elder'),
  font: html.style.getPropertyValue('--font-step'),
  classes: [...html.classList].toSorted(),
});
const asPlain = {
  lang: 'zh-CN',
  theme: 'light',
  grey: false,
  elder: false,
  font: '',
  classes: ['list-left', 'page-style-1'],
};

describe('[A11] the look of the page', () => {
  afterEach(() => applyLook(plain));
  test.each([
    ['language', { lang: 'bo' }, { lang: 'bo' }],
    ['dark', { theme: 'dark' }, { theme: 'dark' }],
    ['grey', { grey: true }, { grey: true }],
    ['elder', { elder: true }, { elder: true }],
    ['text larger', { fontStep: 2 }, { font: '2' }],
    ['text smaller', { fontStep: -2 }, { font: '-2' }],
    ['page style', { pageStyle: 3 }, { classes: ['list-left', 'page-style-3'] }],
    ['pictures right', { listType: 0 }, { classes: ['list-right', 'page-style-1'] }],
  ])('[A11] %s – set, taken back – stands on the page and is gone', (_, change, expected) => {
    html.className = '';
    applyLook(plain);
    applyLook({ ...plain, ...change });
    expect(shown()).toEqual({ ...asPlain, ...expected });
    applyLook(plain);
    expect(shown()).toEqual(asPlain);
  });

  const look = (config: object, search: string, preferences: Preferences) =>
    lookOf(
      { dark: false, followSystemDark: false, detailPageGrey: false, padListType: 1, ...config } as never,
      readFlags(search, 'x'),
      preferences,
      'zh',
    );
  test.each([
    ['nothing is set', {}, '', {}, 'light'],
    ['the site is dark', { dark: true }, '', {}, 'dark'],
    ['the address is dark', {}, '?dark=true', {}, 'dark'],
    ['the reader is light against both', { dark: true }, '?dark=true', { dark: false }, 'light'],
    ['the reader is dark', {}, '', { dark: true }, 'dark'],
    ['the site follows the system', { followSystemDark: true }, '', {}, 'auto'],
    ['the reader is light against the system', { followSystemDark: true }, '', { dark: false }, 'light'],
    ['the address names a theme', { followSystemDark: true }, '?theme=spring', {}, 'spring'],
    ['the reader is dark against a theme', {}, '?theme=spring', { dark: true }, 'dark'],
    ['the theme is named dark', {}, '?theme=dark', {}, 'dark'],
  ] as const)('[A11] the theme – %s', (_, config, search, preferences, theme) => {
    expect(look(config, search, preferences).theme).toBe(theme);
  });
  test('[A5] grey of the site or the address; elder and text size are the reader’s alone', () => {
    expect([
      look({ detailPageGrey: true }, '', {}).grey,
      look({}, '?grey=true', {}).grey,
      look({}, '', {}).grey,
    ]).toEqual([...[true, true, false]]);
    expect(look({ padListType: 2 }, '', { elder: true, font: 3 })).toMatchObject({
      elder: true,
      fontStep: 3,
      listType: 2,
    });
    expect(look({}, '', {})).toMatchObject({ elder: false, fontStep: 0, listType: 1 });
  });
});

describe('[C3] the text size of an article', () => {
  const sizes = async (font: number | undefined) => {
    const page = await mount(<TextSize />, { preferences: font === undefined ? {} : { font } });
    return { ...page, larger: () => page.tap(/放大/), smaller: () => page.tap(/缩小/) };
  };
  test.each([
    [undefined, [-1, 1], ['-1', '+1']],
    [1, [0, 2], [zh['article.standardSize'], '+2']],
    [-2, [-1], ['-1']],
    [6, [5], ['+5']],
  ])(
    '[C3] at step %s – smaller and larger – are the steps beside it within the limits',
    async (font, steps, sizeTexts) => {
      const { larger, smaller, preferences, toasts } = await sizes(font);
      await smaller();
      await larger();
      expect(preferences).toEqual(steps.map((step) => ({ font: step })));
      expect(toasts).toEqual(sizeTexts.map((size) => zh['article.textSizeNow'](size)));
    },
  );
});

describe('[A11] the settings', () => {
  const settings = (options: MountOptions = {}) => mount(<SettingsSheet close={() => undefined} />, options);
  const pressed = (page: Awaited<ReturnType<typeof settings>>) => page.names('[aria-pressed=true]');
  test('[A11] choices – language, look, text size, elder – are stored one by one', async () => {
    const page = await settings({ preferences: { font: 5 } });
    expect(pressed(page)).toEqual(
      ['中文', zh['settings.light']].map((one) => expect.stringContaining(one.slice(0, 1))),
    );
    await page.tap('English');
    await page.tap(zh['settings.dark']);
    await page.tap(/放大/);
    await page.tap(/缩小/);
    await page.tap(zh['elder.enter']);
    expect(page.preferences).toEqual([
      { locale: 'en' },
      { dark: true },
      { font: 6 },
      { font: 4 },
      { elder: true },
    ]);
  });
  test('[A11] choices – elder, smallest text, the site dark – are shown and led back', async () => {
    const page = await settings({ preferences: { elder: true, font: -2 }, config: { dark: true } });
    expect(pressed(page).at(-1)).toBe(zh['settings.dark']);
    await page.tap(/缩小/);
    await page.tap(zh['elder.leave']);
    expect([page.preferences, page.names('output')]).toEqual([[{ elder: false }], ['-2']]);
    const light = await settings({ preferences: { dark: false }, config: { dark: true } });
    expect(pressed(light).at(-1)).toBe(zh['settings.light']);
  });
});

describe('[A11] the reader’s choices in the cookie', () => {
  function Chosen({ given }: { given: (change: (part: Partial<Preferences>) => void) => void }) {
    const [preferences, change] = usePreferences('zh');
    given(change);
    return <i>{JSON.stringify(preferences)}</i>;
  }
  test('[A11] changed twice before the page is drawn, changed in another tab – are all there', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the page's own cookie
    document.cookie = preferencesCookie({ elder: true });
    let changeNow = (_: Partial<Preferences>): void => undefined;
    const page = await mount(<Chosen given={(change) => (changeNow = change)} />);
    expect(page.text()).toBe('{"elder":true}');
    await page.change(() => {
      changeNow({ dark: true });
      changeNow({ font: 2, elder: false });
    });
    expect(readPreferences(document.cookie)).toEqual({ dark: true, font: 2 });
    expect(JSON.parse(page.text())).toEqual({ dark: true, font: 2, elder: false });
    // biome-ignore lint/suspicious/noDocumentCookie: of another tab
    document.cookie = preferencesCookie({ font: 1 });
    await page.change(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(JSON.parse(page.text())).toEqual({ font: 1 });
  });
  test('[A11] the cookie – lasts a year, on the whole site, and is not sent from other sites', () => {
    expect(preferencesCookie({ dark: false })).toBe('touchpaper=dark-0;path=/;max-age=31536000;samesite=lax');
  });
});

describe('[J4] the consent to being counted', () => {
  beforeEach(() => loadTexts('zh'));
  afterEach(() => {
    setConsent(false);
    vi.unstubAllGlobals();
  });
  const toggle = (page: Awaited<ReturnType<typeof mount>>) => page.change(() => page.field('input').click());
  test('[J4] given, withdrawn – unsent records go, and a later consent has another id', async () => {
    const page = await mount(<ConsentSwitch />);
    expect([page.field('input').checked, hasConsent()]).toEqual([false, false]);
    await toggle(page);
    expect([page.field('input').checked, hasConsent()]).toEqual([true, true]);
    const uid = virtualUid(() => 'first');
    storeUnsent({ eventId: 'e', to: 'event', fields: {} });
    await toggle(page);
    expect([hasConsent(), unsentRecords(), uid, virtualUid(() => 'second')]).toEqual([
      false,
      [],
      'first',
      'second',
    ]);
    await page.change(() => {
      setConsent(true);
      window.dispatchEvent(new StorageEvent('storage', {}));
    });
    expect(page.field('input').checked).toBe(true);
  });
  test('[J4] refused by the browser – is not offered', async () => {
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    const page = await mount(<ConsentSwitch />);
    expect([page.names('input'), page.text()]).toEqual([[], analytics.refused]);
  });
});
