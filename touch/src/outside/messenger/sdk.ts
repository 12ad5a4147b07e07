/** A share card in a chat or a timeline. */
export interface ShareCard {
  readonly title: string;
  readonly desc: string;
  readonly link: string;
  readonly imgUrl: string;
}

interface Signed {
  readonly appid: string;
  readonly noncestr: string;
  readonly timestamp: string;
  readonly signature: string;
}

/** The part of the messenger's own script that is used here. */
interface Wx {
  config(given: object): void;
  ready(run: () => void): void;
  error(run: (detail: { readonly errMsg?: string }) => void): void;
}

const CARDS = ['updateAppMessageShareData', 'updateTimelineShareData'] as const;
/** Older messengers, and other networks' menus. */
const OLD_CARDS = [
  'onMenuShareAppMessage',
  'onMenuShareTimeline',
  'onMenuShareWeibo',
  'onMenuShareQQ',
] as const;

function wxIn(scope: object): Wx | undefined {
  const wx: unknown = Reflect.get(scope, 'wx');
  const isWx = (value: unknown): value is Wx =>
    typeof value === 'object' && value !== null && 'config' in value && 'ready' in value;
  return isWx(wx) ? wx : undefined;
}

function loadScript(src: string): Promise<void> {
  return new Promise((done, fail) => {
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.onload = () => done();
    script.onerror = () => fail(new Error(`the messenger's script did not come: ${src}`));
    document.head.append(script);
  });
}

export interface MessengerSdkOptions {
  readonly src: string;
  readonly ios: boolean;
  /** Address the page was entered by, without `#`. */
  readonly entryUrl: string;
  /** Address the page stands at, without `#`. */
  readonly currentUrl: () => string;
  /** @throws Error where the platform signs nothing */
  readonly sign: (url: string) => Promise<Signed>;
  /** That it did not work is logged (G12); sharing goes on without a card. */
  readonly onError: (error: unknown) => void;
}

export interface MessengerSdk {
  /** weixinInit: 0 at start, 1 success, −1 failure. */
  readonly weixinInit: () => -1 | 0 | 1;
  /** Sets the card for all shares from now on. */
  setShareCard(card: ShareCard): Promise<void>;
}

function apply(wx: Wx, card: ShareCard | undefined): void {
  if (!card) return;
  for (const name of [...CARDS, ...OLD_CARDS]) {
    const set: unknown = Reflect.get(wx, name);
    if (typeof set === 'function') set.call(wx, card);
  }
}

/** Share cards through the messenger's own script (G7). iOS checks the address one came in by, Android the one that stands. */
export function createMessengerSdk({
  src,
  ios,
  entryUrl,
  currentUrl,
  sign,
  onError,
}: MessengerSdkOptions): MessengerSdk {
  let weixinInit: -1 | 0 | 1 = 0;
  let script: Promise<void> | undefined;
  let signedFor = '';
  let card: ShareCard | undefined;

  async function configure(wx: Wx, url: string): Promise<void> {
    const { appid: appId, noncestr: nonceStr, timestamp, signature } = await sign(url);
    wx.config({ debug: false, appId, timestamp, nonceStr, signature, jsApiList: [...CARDS, ...OLD_CARDS] });
    signedFor = url;
  }

  async function loadSdk(): Promise<Wx> {
    script ??= loadScript(src);
    await script;
    const wx = wxIn(window);
    if (!wx) throw new Error('the messenger’s script brought nothing');
    return wx;
  }

  return {
    weixinInit: () => weixinInit,
    async setShareCard(next) {
      card = next;
      try {
        const wx = await loadSdk();
        const url = ios ? entryUrl : currentUrl();
        const isFirst = signedFor === '';
        if (signedFor !== url) await configure(wx, url);
        // it comes once, however often a page is configured
        if (!isFirst) return apply(wx, card);
        wx.ready(() => {
          weixinInit = 1;
          apply(wx, card);
        });
        wx.error((detail) => {
          weixinInit = -1;
          onError(new Error(detail.errMsg));
        });
      } catch (error) {
        weixinInit = -1;
        script = undefined;
        onError(error);
      }
    },
  };
}
