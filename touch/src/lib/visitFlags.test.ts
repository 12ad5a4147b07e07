import { describe, expect, test } from 'vitest';
import { pageStyleClass, readFlags, titleParameter } from './visitFlags';

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36';

describe('[A4] modes from the address', () => {
  test.each([
    ['preview', '?isShare=true'],
    ['preview', '?yl=1'],
    ['preview', '?isPreview=true'],
    ['view', '?ck=1'],
    ['view', '?isView=true'],
    ['cms', '?cms=1'],
    ['cms', '?inCmsPage=true'],
    ['ydcb', '?ydcb=1'],
  ] as const)('[A4] %s by %s and by nothing near it', (mode, search) => {
    const flags = readFlags(search, android);
    const on = (['preview', 'view', 'cms', 'ydcb'] as const).filter((name) => flags[name]);
    expect(on).toEqual([mode]);
    expect(readFlags(search.replace(/=.*/, '=0'), android)[mode]).toBe(false);
    expect(readFlags(search.replace('=', '=x'), android)[mode]).toBe(false);
  });

  test('[A4] modes combine, and a malformed query is no crash', () => {
    expect(readFlags('?isShare=true&cms=1&%E0%A4%A', desktop)).toMatchObject({ preview: true, cms: true });
  });
});

describe('[A4] modes from the user agent', () => {
  test.each([
    ['an Android phone', android, { android: true, ios: false, desktop: false, messenger: false }],
    ['an iPhone', iphone, { android: false, ios: true, desktop: false, messenger: false }],
    [
      'an OpenHarmony phone',
      'Mozilla/5.0 (Phone; OpenHarmony 5.0) ArkWeb',
      { android: false, desktop: false },
    ],
    ['an OpenHarmony tablet', 'Mozilla/5.0 (Tablet; OpenHarmony 5.0) ArkWeb', { desktop: false }],
    ['a desktop', desktop, { android: false, ios: false, desktop: true, messenger: false }],
    ['the messenger on Android', `${android} MicroMessenger/8.0.49`, { messenger: true, desktop: false }],
    [
      'the messenger on a desktop',
      `${desktop} MicroMessenger/7.0.20 WindowsWechat`,
      { messenger: true, desktop: true },
    ],
  ])('[A4] %s', (_, userAgent, expected) => {
    expect(readFlags('', userAgent)).toMatchObject(expected);
  });

  test('[A4] the app is known by its marker, the user id stands between ##', () => {
    expect(readFlags('', `${android} xiangyuapp ##4711##`)).toMatchObject({ inApp: true, appUserId: '4711' });
    expect(readFlags('', `${android} Lanchuan/3 ##7##`, 'lanchuan')).toMatchObject({
      inApp: true,
      appUserId: '7',
    });
    expect(readFlags('', `${android} xiangyuapp ##`)).toMatchObject({ inApp: true, appUserId: '' });
    expect(readFlags('', `${android} xiangyuapp ##${'9'.repeat(65)}##`).appUserId).toBe('');
  });

  test('[A15] without the marker nobody names a user', () => {
    expect(readFlags('', `${android} ##4711##`)).toMatchObject({ inApp: false, appUserId: '' });
    expect(readFlags('', `${android} ##4711##`, '')).toMatchObject({ inApp: false, appUserId: '' });
  });
});

test('[A5] grey, dark, theme and title are read', () => {
  const search = '?grey=true&dark=true&theme=spring&title=%E5%85%AC%E5%91%8A';
  expect(readFlags(search, android)).toMatchObject({ grey: true, dark: true, theme: 'spring' });
  expect(titleParameter(search)).toBe('公告');
  expect(readFlags('?detailPageGrey=1', android).grey).toBe(true);
  expect(readFlags('?grey=1&dark=1', android)).toMatchObject({ grey: false, dark: false, theme: '' });
  expect(titleParameter('?grey=1')).toBe('');
});

test('[A15] a title is plain and capped, a theme is a name', () => {
  expect(titleParameter(`?title=${encodeURIComponent('a\u202e\nb')}`)).toBe('a b');
  expect(titleParameter(`?title=${'字'.repeat(500)}`)).toBe('字'.repeat(60));
  expect(readFlags('?theme=a%22onload%3D', android).theme).toBe('');
});

test('[A7] the page style class is 1 on a desktop, 3 there inside the CMS, 2 otherwise', () => {
  expect(pageStyleClass(readFlags('', desktop))).toBe(1);
  expect(pageStyleClass(readFlags('?cms=1', desktop))).toBe(3);
  expect(pageStyleClass(readFlags('?cms=1', android))).toBe(2);
});
