import * as address from '@contract/addresses/session';
import { TOKEN_POLL_MS } from '@contract/limits';
import type { Answer, CallInput } from '@contract/render';
import { outcomeOf } from '@contract/statuses';
import { at } from '../addresses';
import type { NativeDoor, Renewed } from '../doors';
import { tokenIn, tokensIn } from './brought';
import { readHeld, writeHeld } from './held';
import { forgetMember } from './leaving';
import { whenStored } from './otherTabs';
import { afterTokenEvent, type Doing, type TokenEvent, type TokenState, tokenOf } from './tokens';

export const getAnonymousToken = at(address.getAnonymousToken);
export const refreshAccessToken = at(address.refreshAccessToken);

/** One at a time, over all tabs of this browser. */
export type Lock = <T>(run: () => Promise<T>) => Promise<T>;

export interface KeeperParts {
  readonly site: string;
  readonly anonymous: boolean;
  /** This browser's own clock: stored times are its own. */
  readonly now: () => number;
  /** A call that carries no token. @throws where the line fails */
  readonly ask: (operation: string, input: CallInput) => Promise<Answer>;
  readonly lock: Lock;
  /** The native app's word comes before what this page holds. */
  readonly native?: (() => Promise<NativeDoor | undefined>) | undefined;
}

export interface Had {
  /** '' = the call goes without. */
  readonly token: string;
  /** The platform ended the login as it was refreshed. */
  readonly ended: boolean;
}

export interface Keeper {
  /** The token a call carries; fetched or refreshed first where that is due. @throws where a login could not be refreshed */
  token(): Promise<Had>;
  /** The platform said 10111 to a call with this token. */
  expired(token: string): void;
  entered(access: string, refresh: string): void;
  /** Is there a native app that can be asked? Known once a token was asked for. */
  inApp(): boolean;
  /** 10111 in the app: asks it for another token; undefined where there is no app. */
  askApp(token: string): Promise<Renewed> | undefined;
  /** Whoever was in is out, on this page. */
  ended(): void;
  /** The same, and in the app. */
  left(): void;
  /** Is a login held, in whatever tab it began? */
  isMember(): boolean;
}

/** G6: a waiting call looks every 1000 ms, and when another tab is heard of: it may have brought a token. */
async function orComes<T>(work: Promise<T>, isThere: () => boolean): Promise<T | undefined> {
  let timer: ReturnType<typeof setInterval> | undefined;
  let deaf = (): void => undefined;
  const comes = new Promise<undefined>((done) => {
    const look = () => isThere() && done(undefined);
    timer = setInterval(look, TOKEN_POLL_MS);
    deaf = whenStored(look);
  });
  try {
    return await Promise.race([work, comes]);
  } finally {
    clearInterval(timer);
    deaf();
  }
}

/** What changes storage; all else is this page's own. */
const BRINGING: readonly TokenEvent['type'][] = ['fetched', 'entered', 'ended'];

/** Holds the tokens of one page: storage is shared with the other tabs, what is under way is shared between calls. */
export function createKeeper({ site, anonymous, now, ask, lock, native }: KeeperParts): Keeper {
  let app: NativeDoor | undefined;
  let doing: Doing = 'nothing';
  /** Resolves with whether the login ended. */
  let working: Promise<boolean> | undefined;

  /**
   * Tokens the platform calls over. They stay in storage until others stand there: what this page sees of it may be late, and
   * would take away what another tab has just brought.
   */
  const over = new Set<string>();
  const good = (token: string): string => (over.has(token) ? '' : token);

  function read(): TokenState {
    const held = readHeld(site, now());
    return { ...held, access: good(held.access), security: good(held.security), doing };
  }

  function step(event: TokenEvent): TokenState {
    if (event.type === 'fetched') over.delete(event.token);
    const after = afterTokenEvent(read(), event, anonymous);
    if (BRINGING.includes(event.type)) writeHeld(site, readHeld(site, now()), after, now());
    doing = after.doing;
    return after;
  }

  function expired(token: string): void {
    if (token !== '') over.add(token);
    step({ type: 'expired', token });
  }

  async function fetchAnonymous(): Promise<void> {
    // without one the call goes as it is: whether it is needed is the platform's to say
    const answer = await ask(getAnonymousToken, {}).catch(() => undefined);
    step({ type: 'fetched', token: tokenIn(answer?.data) });
  }

  async function refresh(refreshToken: string): Promise<boolean> {
    const answer = await ask(refreshAccessToken, { refreshToken }).catch((error: unknown) => {
      step({ type: 'failed' });
      throw error;
    });
    // somebody came in or left meanwhile, or another tab renewed before: what stands there is newer than this answer
    if (readHeld(site, now()).refresh !== refreshToken) {
      if (step({ type: 'needed' }).doing === 'fetching') await fetchAnonymous();
      return false;
    }
    const fresh = answer.status === 0 ? tokensIn(answer.data) : undefined;
    if (fresh) {
      step({ type: 'entered', ...fresh });
      return false;
    }
    if (outcomeOf(answer.status, true).kind !== 'signedOut') {
      step({ type: 'failed' });
      throw new Error(answer.message);
    }
    step({ type: 'ended' });
    forgetMember(site);
    if (step({ type: 'needed' }).doing === 'fetching') await fetchAnonymous();
    return true;
  }

  /** Inside the lock another tab may have been first: what is stored now counts. */
  const work = () =>
    lock(async () => {
      const due = step({ type: 'needed' });
      if (due.doing === 'refreshing') return refresh(due.refresh);
      if (due.doing === 'fetching') await fetchAnonymous();
      return false;
    });

  const ended = (): void => {
    step({ type: 'ended' });
    forgetMember(site);
  };

  return {
    async token() {
      // without the part that knows the app all goes on as in a browser
      app = await native?.().catch(() => undefined);
      const given = await app?.token();
      if (given) return { token: given, ended: false };
      const held = step({ type: 'needed' });
      if (held.doing === 'nothing' || held.doing === 'goingWithout')
        return { token: tokenOf(held), ended: false };
      working ??= work().finally(() => {
        working = undefined;
      });
      const ended = await orComes(working, () => tokenOf(read()) !== '');
      return { token: tokenOf(read()), ended: ended === true };
    },
    expired,
    entered: (access, refreshToken) => void step({ type: 'entered', access, refresh: refreshToken }),
    inApp: () => app !== undefined,
    askApp: (token) => app?.renewed(token),
    isMember: () => {
      if (app?.isMember()) return true;
      const { access, refresh } = read();
      return access !== '' || refresh !== '';
    },
    ended,
    left: () => {
      ended();
      app?.clearUser();
    },
  };
}
