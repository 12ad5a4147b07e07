import { readConfig } from '@touch/api/config';
import type { CallDependencies } from '@touch/outside/callDependencies';
import { type CallLayer, createCallLayer } from '@touch/outside/calls/callLayer';
import type { SiteConfig } from '@touch/outside/siteConfig';

/** A request as it left. */
export interface Sent {
  readonly url: URL;
  /** Last part of the path. */
  readonly name: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Parameters of query and body. */
  readonly fields: Readonly<Record<string, string>>;
}

export interface OpenedCallLayer extends CallLayer {
  readonly sent: readonly Sent[];
  /** Reports of the call layer, in order. */
  readonly reported: readonly string[];
  /** Number of calls of an operation. */
  count(name: string): number;
}

export const lineWords = {
  networkError: '网络错误',
  unknown: '出错了',
  notServed: '暂未开放',
  tooLarge: '太大',
  tooMany: '太频繁',
  loginExpired: '登录已过期',
  progressInApp: '请下载APP查看报名进展',
  commentFailed: '评论失败',
  readable: (message: string) => message,
};

/** getConfig of a platform that listens. */
export const configOf = async (origin: string): Promise<SiteConfig> =>
  readConfig(await (await fetch(`${origin}/app_if/getConfig?appID=1`)).json());

/** The real call layer over a real line; what leaves and what is reported is noted. Lines of one test share storage, as tabs do. */
export function openCallLayer(config: SiteConfig, parts: Partial<CallDependencies> = {}): OpenedCallLayer {
  const sent: Sent[] = [];
  const reported: string[] = [];
  const noted: typeof fetch = (input, init) => {
    const url = new URL(String(input));
    const body = init?.body instanceof URLSearchParams ? init.body : new URLSearchParams();
    sent.push({
      url,
      name: url.pathname.split('/').at(-1) ?? '',
      method: init?.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init?.headers)),
      fields: Object.fromEntries([...url.searchParams, ...body]),
    });
    return (parts.fetch ?? fetch)(input, init);
  };
  const note =
    <T>(name: string, value: T) =>
    (): T => {
      reported.push(name);
      return value;
    };
  const line = createCallLayer(config, {
    now: Date.now,
    device: () => 'xy1',
    lock: (run) => run(),
    words: lineWords,
    events: {
      onSignedOut: note('signedOut', Promise.resolve(false)),
      onLoginNeeded: note('loginNeeded', Promise.resolve(false)),
      onMemberRequest: note('phoneNeeded', Promise.resolve(false)),
      onAppExpired: note('appExpired', undefined),
      onReload: note('reload', undefined),
      onNetworkFailed: note('networkFailed', undefined),
    },
    ...parts,
    fetch: noted,
    fetchUpload: (progress) => (parts.fetchUpload ? parts.fetchUpload(progress) : noted),
    fetchPreliminary: noted,
  });
  return { ...line, sent, reported, count: (name) => sent.filter((one) => one.name === name).length };
}
