import { openPhone, type Phone } from '@testing/browser';
import type { Newsroom } from '@testing/demonstration';
import { PHONE } from '@testing/renderPage';
import { signedCall } from '@testing/signedCall';
import * as v from 'valibot';
import { codeTo } from './members';

/** Reply of the simulated app to a call: an answer, its raw text, several of them, or nothing. */
export type AppReply = (id: string, data: Record<string, unknown>) => unknown;

export interface AppPhone extends Phone {
  /** Calls that came, in order. */
  readonly calls: readonly { readonly call: string; readonly data: Record<string, unknown> }[];
  count(call: string): number;
  /** Number of answers to a call that the page has received. */
  answered(call: string): number;
  idOf(call: string): string;
  /** The app says something by itself, or late. */
  say(answer: unknown): Promise<void>;
}

export const answer = (id: string, status: string, data?: unknown) => ({
  bridge: 'touchpaper',
  version: 1,
  id,
  status,
  data,
});
export const done =
  (data?: unknown): AppReply =>
  (id) =>
    answer(id, 'done', data);
export const silent: AppReply = () => undefined;

const AGENTS = {
  android: `${PHONE} xiangyuapp ##4711##`,
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 xiangyuapp ##4711##',
};

interface AppOptions {
  readonly on?: 'android' | 'ios';
  /** It can what stands here. */
  readonly says?: Readonly<Record<string, AppReply>>;
  /** The app's mark without its bridge. */
  readonly bridge?: false;
  readonly expected?: readonly RegExp[];
}

/**
 * A phone whose page stands in an app's web view: what the app puts into it is put there before anything runs, as the systems
 * do (Android: a message listener's object; iOS: a message handler, answers by a line of script in the main frame).
 */
export async function openInApp(newsroom: Newsroom, options: AppOptions = {}): Promise<AppPhone> {
  const { on = 'android', says = {} } = options;
  const phone = await openPhone({
    origin: newsroom.origin,
    now: newsroom.clock.now(),
    userAgent: AGENTS[on],
    ...(options.expected ? { expected: options.expected } : {}),
  });
  const { page } = phone;
  const calls: { call: string; id: string; data: Record<string, unknown> }[] = [];
  const answered: string[] = [];
  const text = (one: unknown): string => (typeof one === 'string' ? one : JSON.stringify(one));
  const deliver = async (texts: readonly string[]): Promise<void> => {
    await page.evaluate((all) => {
      const say: unknown = Reflect.get(window, 'nativeSays');
      for (const one of all) if (typeof say === 'function') say(one);
    }, texts);
  };
  await page.exposeBinding('nativeHears', async (_, given: string) => {
    const { call, id, data } = JSON.parse(given);
    calls.push({ call, id, data });
    const all: Readonly<Record<string, AppReply>> = { hello: done({ calls: Object.keys(says) }), ...says };
    const reply = await all[call]?.(id, data);
    const answers = Array.isArray(reply) ? reply : reply === undefined ? [] : [reply];
    // a page that has left in between hears nothing
    await deliver(answers.map(text)).catch(() => undefined);
    if (answers.length > 0) answered.push(call);
  });
  if (options.bridge !== false) await page.addInitScript(putIntoPage, on);
  return {
    ...phone,
    calls,
    count: (call) => calls.filter((one) => one.call === call).length,
    answered: (call) => answered.filter((one) => one === call).length,
    idOf: (call) => calls.filter((one) => one.call === call).at(-1)?.id ?? '',
    say: (reply) => deliver([text(reply)]),
  };
}

/** Runs in the page. */
function putIntoPage(on: 'android' | 'ios'): void {
  const hears = (text: string): void => {
    const native: unknown = Reflect.get(window, 'nativeHears');
    if (typeof native === 'function') native(text);
  };
  // the binding answers with its own promise; what the app says comes by the ways of its system
  if (on === 'ios') {
    Reflect.set(window, 'webkit', { messageHandlers: { touchpaper: { postMessage: hears } } });
    Reflect.set(window, 'nativeSays', (text: string) => window.postMessage(text, '/'));
    return;
  }
  const listener = new EventTarget();
  Reflect.set(window, 'TouchpaperNative', Object.assign(listener, { postMessage: hears }));
  Reflect.set(window, 'nativeSays', (text: string) =>
    listener.dispatchEvent(new MessageEvent('message', { data: text })),
  );
}

export interface AppsMember {
  /** As the app says it to the page. */
  readonly given: { readonly token: string; readonly device: string; readonly uid: string };
  readonly user: { readonly uid: string; readonly nickname: string; readonly hasPhone: true };
  readonly refreshToken: string;
}

const Came = v.object({
  data: v.object({
    uid: v.string(),
    nickname: v.string(),
    accessToken: v.string(),
    refreshToken: v.string(),
  }),
});

let count = 0;

/** Somebody who came in on the app's own screen, by the platform's own calls, signed on the app's device. */
export async function createAppMember(newsroom: Newsroom): Promise<AppsMember> {
  count += 1;
  const phone = `135000000${String(count).padStart(2, '0')}`;
  const device = `app-${count}`;
  const call = async (name: string, parameters: Record<string, string>): Promise<unknown> => {
    const { body, headers } = signedCall(parameters, { device, at: newsroom.clock.now() });
    const answer = await newsroom.app.inject({
      method: 'POST',
      url: `/sso-app/api/${name}`,
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: body,
    });
    return answer.json();
  };
  await call('sendCode', { phone, scene: 'login' });
  const came = await call('loginByPhone', { phone, code: await codeTo(newsroom, phone) });
  const { uid, nickname, accessToken, refreshToken } = v.parse(Came, came).data;
  return {
    given: { token: accessToken, device, uid },
    user: { uid, nickname, hasPhone: true },
    refreshToken,
  };
}

/** The app refreshes its own login; what it says of it to the page. */
export async function refreshed(newsroom: Newsroom, { given, refreshToken }: AppsMember): Promise<object> {
  const answer = await newsroom.app.inject({
    method: 'POST',
    url: '/app_if/tokenHelper/refreshAccessToken',
    payload: { device: given.device, refreshToken, curVersions: '3' },
  });
  return {
    ...given,
    token: v.parse(v.object({ data: v.object({ accessToken: v.string() }) }), answer.json()).data.accessToken,
  };
}
