import type { Answer, CallInput } from '@contract/render';
import { Status } from '@contract/statuses';
import type { Locale, Messages } from '@touch/locales/messages';
import type { Analytics } from '@touch/outside/analytics/analytics';
import type { AnalyticsConfig } from '@touch/outside/analytics/analyticsDependencies';
import type { CallDependencies } from '@touch/outside/callDependencies';
import { untilAuthorised } from '@touch/outside/calls/authorisationStatus';
import { type CallLayer, createCallLayer } from '@touch/outside/calls/callLayer';
import { callWords } from '@touch/outside/calls/callWords';
import { randomHex } from '@touch/outside/calls/requestBuilding';
import { fetchWithProgress } from '@touch/outside/calls/uploading';
import { deviceId } from '@touch/outside/device';
import { addressOf } from '@touch/outside/member/addresses';
import { currentMember } from '@touch/outside/member/member';
import type { NativeApp } from '@touch/outside/native/nativeApp';
import { needsCiphers } from '@touch/outside/needsCiphers';
import { networkStatus, withNetworkReports } from '@touch/outside/networkStatus';
import type { MemberAction, PendingAction } from '@touch/outside/pendingAction';
import { tabLock } from '@touch/outside/session/tabLock';
import type { SiteConfig } from '@touch/outside/siteConfig';
import type { Visit } from '@touch/outside/visit';
import { toast } from './announce';
import { shownArticle } from './shownArticle';

export interface BrowserCallLayer extends CallLayer {
  /** Does what only a member may: at once, or after the login (G11). */
  readonly needsMember: (action: MemberAction) => Promise<void>;
}

/** undefined where its part does not come: then nothing is counted in this visit. */
async function openAnalytics(
  config: AnalyticsConfig,
  visit: () => Visit | undefined,
): Promise<Analytics | undefined> {
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
      newId: randomHex,
      userAgent,
      referrer,
      article: (id) => shownArticle(visit()?.cache, id),
    });
    opened.sendUnsent();
    return opened;
  } catch {
    return undefined;
  }
}

type AskForLogin = (
  how: 'askLogin' | 'loginEnded' | 'askPhone' | 'askAge',
  action?: PendingAction,
) => Promise<boolean>;

/** The native app's side of a page that stands in one. */
function openNativeApp(config: SiteConfig, visit: () => Visit | undefined) {
  let opened: NativeApp | undefined;
  const open = visit()?.flags.inApp
    ? async () => {
        opened = await (await import('./inApp')).standInApp(config.siteID, visit);
        return opened;
      }
    : undefined;
  open?.().catch(() => undefined);
  return { open, current: () => opened };
}

/** The ciphers of a site that uses some. */
const cipherLoader = (config: SiteConfig): Pick<CallDependencies, 'loadCiphers'> =>
  needsCiphers(config)
    ? {
        loadCiphers: async (ask) =>
          (await import('@touch/outside/ciphers/cipherAdapter')).createCipherAdapter(config, ask),
      }
    : {};

const callEvents = (login: AskForLogin, words: Messages): CallDependencies['events'] => ({
  onSignedOut: () => login('loginEnded'),
  onLoginNeeded: () => login('askLogin'),
  onMemberRequest: (status) => login(status === Status.phoneNeeded ? 'askPhone' : 'askAge'),
  // Shown last: the caller has a message of its own for the failure.
  onAppExpired: () => void setTimeout(() => toast(words['error.loginExpired'])),
  onReload: () => window.location.reload(),
  // the line above the page says it already (B9)
  onNetworkFailed: () => networkStatus.offline || toast(words['state.networkError']),
});

/** A login by the form says which texts its box was ticked for (K22); the messenger's has no box. */
const withConsent = ({ textsVersion }: SiteConfig, name: string, input: CallInput): CallInput =>
  textsVersion && /^(loginByPhone|login|register)$/.test(name) ? { ...input, consent: textsVersion } : input;

/** Operations by which a reader says, hands in or sends something, or uses the shop: not in minors' mode (K23). */
const isBarred = (name: string): boolean =>
  /^(?:discuss|askQuestion|tipoff|feed|saveInputArticle|createPost|joinCircle|activityRegist|saveActivity|exchangeProduct|convert)$|^upload/.test(
    name,
  );
const BARRED: Answer = {
  status: Status.minorsMode,
  message: '未成年人模式下不能使用这项功能',
  data: undefined,
};

const plainFetch: typeof fetch = (input, init) => fetch(input, init);

/** Asks a member whose login began on an earlier page; the app asks its own. */
function askConsent({ textsVersion, siteID }: SiteConfig, words: Messages, visit: () => Visit | undefined) {
  if (textsVersion && currentMember(siteID))
    void import('./askConsent').then((part) => part.askIfChanged(visit, words)).catch(() => undefined);
}

/** The answer; a refusal of a member who may not speak says why in the page's language (K20, K23). */
async function inOwnWords(answer: Answer, words: Messages, locale: Locale = 'zh'): Promise<Answer> {
  const { phoneNeeded, minorsMode } = Status;
  if (locale === 'zh' || answer.status < phoneNeeded || answer.status > minorsMode) return answer;
  const part = await import('./speaking/speechRefusal').catch(() => undefined);
  return part ? part.speechRefusalIn(answer, locale, words) : answer;
}

/** The browser's call layer; it comes with the first call, a page as served needs none. What the layer reports becomes what a reader sees: its lines, the login, a reload. */
export function openCallLayer(
  config: SiteConfig,
  words: Messages,
  visit: () => Visit | undefined,
): BrowserCallLayer {
  const app = openNativeApp(config, visit);
  const login: AskForLogin = async (how, action) => {
    try {
      const part = await import('./askLogin');
      const page = visit();
      if (!page) return false;
      return await part[how]({ visit: page, words, app: app.current(), intention: action });
    } catch {
      // The code did not load.
      toast(words['state.networkError']);
      return false;
    }
  };
  const layer = createCallLayer(config, {
    fetch: withNetworkReports(plainFetch),
    fetchUpload: (progress) => withNetworkReports(fetchWithProgress(progress)),
    fetchPreliminary: plainFetch,
    now: () => Date.now(),
    // the app's token is good with the app's device alone (wire D8)
    device: () => app.current()?.device() || deviceId(),
    ...(app.open ? { nativeApp: app.open } : {}),
    lock: tabLock,
    ...cipherLoader(config),
    words: callWords(words, () => visit()?.locale),
    events: callEvents(login, words),
  });
  if (!app.open) askConsent(config, words, visit);
  const entered = () =>
    import('./notKept').then((part) => part.tellIfNotKept(visit()?.locale ?? 'zh')).catch(() => undefined);
  const counting = config.analytics
    ? openAnalytics({ ...config, analytics: config.analytics }, visit)
    : undefined;
  return {
    ...layer,
    call: async (name, given) => {
      if (visit()?.preferences.minors && isBarred(name)) return inOwnWords(BARRED, words, visit()?.locale);
      const input = withConsent(config, name, given);
      const record = (succeeded: boolean) =>
        void counting?.then((part) => part?.recordCall(name, input, succeeded));
      const answer = await layer.call(name, input).catch((error: unknown) => {
        record(false);
        throw error;
      });
      // the member entered it elsewhere
      if (answer.status === Status.minorsMode) visit()?.changePreferences({ minors: true });
      if (answer.status !== Status.data) return inOwnWords(answer, words, visit()?.locale);
      record(true);
      if (addressOf(name).login === 'enters') void entered();
      return answer;
    },
    needsMember: async (action) => {
      // the app, or the messenger, may be naming the reader just now
      await (await app.open?.().catch(() => undefined))?.getToken();
      await untilAuthorised();
      if (currentMember(config.siteID) || (await login('askLogin', action.pending))) await action();
    },
  };
}
