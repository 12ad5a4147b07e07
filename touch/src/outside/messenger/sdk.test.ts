import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMessengerSdk, type MessengerSdkOptions, type ShareCard } from './sdk';

const ENTERED = 'https://paper.test/app/newsDetail/1/345.html';
const card = (title: string): ShareCard => ({ title, desc: '', link: ENTERED, imgUrl: '' });

/** The messenger's script, played: what it was told, and how it answers. */
function playWx() {
  const played = { configs: [] as object[], shown: [] as unknown[], loaded: 0 };
  let ready = (): void => undefined;
  let wrong = (_: { errMsg?: string }): void => undefined;
  const show = (given: unknown) => void played.shown.push(given);
  const wx = {
    config: (given: object) => void played.configs.push(given),
    ready: (run: () => void) => {
      ready = run;
    },
    error: (run: typeof wrong) => {
      wrong = run;
    },
    updateAppMessageShareData: show,
  };
  const script: { onload?: () => void; onerror?: () => void } = {};
  const comes = (how: 'onload' | 'onerror') => () => {
    played.loaded += 1;
    script[how]?.();
  };
  const head = { append: comes('onload') };
  vi.stubGlobal('window', { wx });
  vi.stubGlobal('document', { createElement: () => script, head });
  return {
    ...{ played, head, comes },
    ready: () => ready(),
    wrong: (errMsg: string) => wrong({ errMsg }),
  };
}

let current = ENTERED;
beforeEach(() => {
  current = ENTERED;
  return () => void vi.unstubAllGlobals();
});

function open(parts: Partial<MessengerSdkOptions> = {}) {
  const signed: string[] = [];
  const failures: unknown[] = [];
  const sdk = createMessengerSdk({
    src: 'https://messenger.test/sdk.js',
    ios: false,
    entryUrl: ENTERED,
    currentUrl: () => current,
    sign: async (url) => {
      signed.push(url);
      return { appid: 'wx1', noncestr: 'n', timestamp: '1', signature: 's' };
    },
    onError: (error) => void failures.push(error),
    ...parts,
  });
  return { sdk, signed, failures };
}

describe('[G7][S§4] weixinInit', () => {
  test('“0 at start, 1 success”: the card is set once the messenger is ready', async () => {
    const wx = playWx();
    const { sdk, failures } = open();
    expect(sdk.weixinInit()).toBe(0);
    await sdk.setShareCard(card('隧道'));
    expect([sdk.weixinInit(), wx.played.shown]).toEqual([0, []]);
    wx.ready();
    expect([sdk.weixinInit(), wx.played.shown, failures]).toEqual([1, [card('隧道')], []]);
  });

  test('“-1 failure”: the messenger refuses the signature', async () => {
    const wx = playWx();
    const { sdk, failures } = open();
    await sdk.setShareCard(card('隧道'));
    wx.wrong('config:invalid signature');
    expect([sdk.weixinInit(), failures]).toEqual([-1, [new Error('config:invalid signature')]]);
  });

  test('[G12] the platform signs nothing: -1, it is logged, and the next screen tries again', async () => {
    const wx = playWx();
    const { sdk, failures } = open({ sign: () => Promise.reject(new Error('no account')) });
    await sdk.setShareCard(card('隧道'));
    expect([sdk.weixinInit(), failures]).toEqual([-1, [new Error('no account')]]);
    await sdk.setShareCard(card('首页'));
    expect([wx.played.configs, failures.length]).toEqual([[], 2]);
  });

  test('[G12] the script does not come: -1, it is logged, and the next screen asks for it again', async () => {
    const wx = playWx();
    const { sdk, failures } = open();
    wx.head.append = wx.comes('onerror');
    await sdk.setShareCard(card('隧道'));
    expect([sdk.weixinInit(), failures.length]).toEqual([-1, 1]);
    wx.head.append = wx.comes('onload');
    await sdk.setShareCard(card('首页'));
    wx.ready();
    expect([sdk.weixinInit(), wx.played.loaded, wx.played.shown]).toEqual([1, 2, [card('首页')]]);
  });
});

test.each([
  ['iOS signs the landing address', true, [ENTERED]],
  ['Android the current one', false, [ENTERED, 'https://paper.test/app/home.html']],
])('[G7][wire D4] %s; the card is that of the screen that stands', async (_, ios, expected) => {
  const wx = playWx();
  const { sdk, signed } = open({ ios });
  await sdk.setShareCard(card('隧道'));
  wx.ready();
  current = 'https://paper.test/app/home.html';
  await sdk.setShareCard(card('首页'));
  expect([signed, wx.played.configs.length]).toEqual([expected, expected.length]);
  expect(wx.played.shown).toEqual([card('隧道'), card('首页')]);
});
