import { Status } from '@contract/statuses';
import type { Messages } from '@touch/locales/messages';
import { addressOf } from '@touch/outside/addresses';
import type { Analytics, Counted } from '@touch/outside/analytics/analytics';
import { createLine, type Line } from '@touch/outside/call';
import { callWords } from '@touch/outside/callWords';
import { deviceId } from '@touch/outside/device';
import type { Intention, MemberAction } from '@touch/outside/intention';
import { authorisationOver } from '@touch/outside/messenger/status';
import type { NativeApp } from '@touch/outside/native/nativeApp';
import { needsCiphers } from '@touch/outside/needsCiphers';
import { connection, reportedFetch } from '@touch/outside/offlineState';
import { memberOn } from '@touch/outside/session/member';
import { tabLock } from '@touch/outside/session/tabLock';
import type { SiteConfig } from '@touch/outside/siteConfig';
import { randomWord } from '@touch/outside/transmit';
import { fetchTelling } from '@touch/outside/uploading';
import type { Visit } from '@touch/outside/visit';
import { toast } from './said';

export interface OpenLine extends Line {
  /** Does what only a member may: at once, or after the login (G11). */
  readonly needsMember: (action: MemberAction) => Promise<void>;
}

/** undefined where its part does not come: then nothing is counted in this visit. */
async function openAnalytics(config: Counted): Promise<Analytics | undefined> {
  try {
    const { createAnalytics } = await import('@touch/outside/analytics/analytics');
    const { userAgent } = navigator;
    const { referrer } = document;
    const fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);
    const now = () => Date.now();
    const opened = createAnalytics(config, {
      fetch,
      now,
      device: deviceId,
      newId: randomWord,
      userAgent,
      referrer,
    });
    opened.sendUnsent();
    return opened;
  } catch {
    return undefined;
  }
}

/** The browser's call layer; it comes with the first call, a page as served needs none. What the layer reports becomes what a reader sees: its lines, the login, a reload. */
export function openLine(config: SiteConfig, words: Messages, visit: () => Visit | undefined): OpenLine {
  const plainFetch: typeof fetch = (input, init) => fetch(input, init);
  let app: NativeApp | undefined;
  const native = visit()?.flags.inApp
    ? async () => {
        app = await (await import('./inApp')).standInApp(config.siteID, visit);
        return app;
      }
    : undefined;
  native?.().catch(() => undefined);
  const login = async (how: 'askLogin' | 'loginEnded', intention?: Intention): Promise<boolean> => {
    try {
      const part = await import('./askLogin');
      const page = visit();
      return page !== undefined && (await part[how]({ visit: page, words, app, intention }));
    } catch {
      // the part did not come
      toast(words['state.networkError']);
      return false;
    }
  };
  const line = createLine(config, {
    fetch: reportedFetch(plainFetch),
    fetchUpload: (progress) => reportedFetch(fetchTelling(progress)),
    fetchBefore: plainFetch,
    now: () => Date.now(),
    // the app's token is good with the app's device alone (wire D8)
    device: () => app?.device() || deviceId(),
    ...(native ? { native } : {}),
    lock: tabLock,
    ...(needsCiphers(config)
      ? {
          ciphers: async (ask) => (await import('@touch/outside/ciphers/door')).createCipherDoor(config, ask),
        }
      : {}),
    words: callWords(words, () => visit()?.locale),
    reports: {
      signedOut: () => login('loginEnded'),
      loginNeeded: () => login('askLogin'),
      // the last word: whoever called has one of his own for what failed
      appExpired: () => void setTimeout(() => toast(words['error.loginExpired'])),
      reload: () => window.location.reload(),
      // the line above the page says it already (B9)
      networkFailed: () => connection.offline || toast(words['state.networkError']),
    },
  });
  const entered = () =>
    import('./notKept').then((part) => part.tellIfNotKept(visit()?.locale ?? 'zh')).catch(() => undefined);
  const counting = config.analytics ? openAnalytics({ analytics: config.analytics }) : undefined;
  return {
    ...line,
    call: async (name, input) => {
      const answer = await line.call(name, input);
      if (answer.status !== Status.data) return answer;
      void counting?.then((part) => part?.note(name, input));
      if (addressOf(name).login === 'enters') void entered();
      return answer;
    },
    needsMember: async (action) => {
      // the app, or the messenger, may be naming the reader just now
      await (await native?.().catch(() => undefined))?.token();
      await authorisationOver();
      if (memberOn(config.siteID) || (await login('askLogin', action.intention))) await action();
    },
  };
}
