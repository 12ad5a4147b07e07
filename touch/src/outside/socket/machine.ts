import { SOCKET_BAD_TOKEN, SocketType } from '@contract/codes';
import { SOCKET_PING_IDLE_MS, SOCKET_PING_WAIT_MS, SOCKET_RECONNECT_MS } from '@contract/limits';
import type { Frame } from './frames';

/** The socket of an open live (S§4, I1–I5). Pure; `line.ts` has socket, clock and timer. */
export interface Socket {
  readonly stage: 'none' | 'connecting' | 'open' | 'closing' | 'closed';
  readonly url: string;
  readonly token: string;
  /** Another token is needed before it is tried again. */
  readonly isRefused: boolean;
  /** '' = none is open. */
  readonly live: string;
  /** The last frame that was applied; undefined where it is not known yet. */
  readonly seq: number | undefined;
  /** What is asked for: the frames that were missed, or the live anew. What comes meanwhile is held. */
  readonly asked: 'nothing' | 'missed' | 'anew';
  readonly held: readonly Frame[];
  /** Moments, epoch ms; undefined: not pending. */
  readonly reconnectAt: number | undefined;
  readonly askAgainAt: number | undefined;
  readonly heardAt: number;
  readonly pingedAt: number | undefined;
  /** What has to be done now, in this order. */
  readonly next: readonly Next[];
}

export type Next =
  | { readonly do: 'connect'; readonly address: string }
  | { readonly do: 'close' }
  | { readonly do: 'send'; readonly frame: { readonly type: string; readonly data?: object } }
  /** getConfig once more: the token was refused. */
  | { readonly do: 'askToken' }
  /** Wire n11 behind `since`. */
  | { readonly do: 'askMissed'; readonly live: string; readonly since: number }
  /** liveView (and the comments) once more. */
  | { readonly do: 'askAnew'; readonly live: string }
  | { readonly do: 'apply'; readonly frame: Frame };

export type SocketEvent =
  | { readonly type: 'entered'; readonly live: string }
  | { readonly type: 'left' }
  | { readonly type: 'opened' }
  /** Closed, or failed (1006). */
  | { readonly type: 'closed'; readonly code: number }
  | { readonly type: 'heard'; readonly frame: Frame | undefined }
  /** `token` '': it could not be had. */
  | { readonly type: 'token'; readonly url: string; readonly token: string }
  /** The answer to askMissed. */
  | { readonly type: 'missed'; readonly seq: number; readonly frames: readonly Frame[] }
  | { readonly type: 'tooOld' }
  /** The answer to askAnew is shown. */
  | { readonly type: 'anew' }
  | { readonly type: 'notAnswered' }
  /** The page is shown again: pageshow, visibilitychange. */
  | { readonly type: 'returned' }
  /** A moment that was pending has come. */
  | { readonly type: 'tick' };

export const unconnected = (url: string, token: string): Socket => ({
  ...{ stage: 'none', url, token, isRefused: false, live: '', seq: undefined, asked: 'nothing', held: [] },
  ...{ reconnectAt: undefined, askAgainAt: undefined, heardAt: 0, pingedAt: undefined, next: [] },
});

const LOOPBACK = /^ws:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?(\/|$)/;
/** I1: wss, or ws on this very machine. */
export const mayConnect = ({ url, token }: Pick<Socket, 'url' | 'token'>): boolean =>
  token !== '' && (url.startsWith('wss://') || LOOPBACK.test(url));

const due = (state: Socket, ...next: readonly Next[]): Socket => ({
  ...state,
  next: [...state.next, ...next],
});

function connect(state: Socket): Socket {
  if (state.live === '' || state.stage === 'connecting' || state.stage === 'open') return state;
  const pending = { ...state, reconnectAt: undefined };
  if (state.isRefused) return due(pending, { do: 'askToken' });
  if (!mayConnect(state)) return pending;
  const address = `${state.url.replace(/\/+$/, '')}/ws/${state.token}`;
  return due({ ...pending, stage: 'connecting' }, { do: 'connect', address });
}

const subscription = (live: string, isOver = false): Next => ({
  do: 'send',
  frame: { type: SocketType.subscribe, data: isOver ? { id: Number(live), off: 1 } : { id: Number(live) } },
});

function askAnew(state: Socket): Socket {
  return due({ ...state, asked: 'anew', askAgainAt: undefined }, { do: 'askAnew', live: state.live });
}

/** Once: what is under way is not asked for again. */
function askMissed(state: Socket): Socket {
  const { asked, live, seq } = state;
  if (asked !== 'nothing' || live === '') return state;
  if (seq === undefined) return askAnew(state);
  return due({ ...state, asked: 'missed', askAgainAt: undefined }, { do: 'askMissed', live, since: seq });
}

/** One after the other, each once (I5). */
function heard(state: Socket, frame: Frame): Socket {
  if (frame.id !== state.live) return state;
  if (state.asked !== 'nothing') return { ...state, held: [...state.held, frame] };
  if (frame.type === SocketType.subscribe) return acknowledged(state, frame.seq);
  const { seq } = state;
  if (frame.seq === undefined) return due(state, { do: 'apply', frame });
  if (seq !== undefined && frame.seq <= seq) return state;
  if (seq !== undefined && frame.seq > seq + 1) return askMissed({ ...state, held: [frame] });
  return due({ ...state, seq: frame.seq }, { do: 'apply', frame });
}

/** Says nothing to the reader; it tells whether something was missed. A page as served may be older than the socket. */
function acknowledged(state: Socket, seq: number | undefined): Socket {
  if (state.seq === undefined || seq === undefined || seq < state.seq) return askAnew({ ...state, seq });
  return seq > state.seq ? askMissed(state) : state;
}

/** What was held meanwhile, behind what has come. */
function goOn(state: Socket): Socket {
  const { held } = state;
  const on: Socket = { ...state, asked: 'nothing', held: [], askAgainAt: undefined };
  return held.reduce(heard, on);
}

const closed = (state: Socket, now: number): Socket => ({
  ...state,
  stage: 'closed',
  pingedAt: undefined,
  reconnectAt: state.live === '' ? undefined : (state.reconnectAt ?? now + SOCKET_RECONNECT_MS),
});

function tick(state: Socket, now: number): Socket {
  let after = state;
  const { reconnectAt, askAgainAt, pingedAt, heardAt } = state;
  if (reconnectAt !== undefined && now >= reconnectAt) after = connect(after);
  if (askAgainAt !== undefined && now >= askAgainAt)
    after = state.asked === 'anew' ? askAnew(after) : askMissed({ ...after, asked: 'nothing' });
  if (state.stage !== 'open') return after;
  // a phone that slept says "open" of a line that is dead: one that answers nothing is none
  if (pingedAt !== undefined && now >= pingedAt + SOCKET_PING_WAIT_MS)
    return due(
      { ...after, stage: 'closing', pingedAt: undefined, reconnectAt: now + SOCKET_RECONNECT_MS },
      { do: 'close' },
    );
  if (pingedAt === undefined && now >= heardAt + SOCKET_PING_IDLE_MS)
    return due({ ...after, pingedAt: now }, { do: 'send', frame: { type: SocketType.ping } });
  return after;
}

function entered(state: Socket, live: string): Socket {
  if (live === state.live) return state;
  const fresh: Socket = { ...state, live, seq: undefined, asked: 'nothing', held: [], askAgainAt: undefined };
  if (state.stage !== 'open') return connect(fresh);
  return due(fresh, ...(state.live === '' ? [] : [subscription(state.live, true)]), subscription(live));
}

/** @param now epoch ms */
export function afterSocket(before: Socket, event: SocketEvent, now: number): Socket {
  const state: Socket = { ...before, next: [] };
  switch (event.type) {
    case 'entered':
      return entered(state, event.live);
    case 'left': {
      const over = {
        ...state,
        live: '',
        seq: undefined,
        held: [],
        reconnectAt: undefined,
        askAgainAt: undefined,
      };
      const isThere = state.stage === 'open' || state.stage === 'connecting';
      return isThere ? due({ ...over, stage: 'closing', asked: 'nothing' }, { do: 'close' }) : over;
    }
    case 'opened':
      return due({ ...state, stage: 'open', heardAt: now, pingedAt: undefined }, subscription(state.live));
    case 'closed':
      return closed(event.code === SOCKET_BAD_TOKEN ? { ...state, isRefused: true } : state, now);
    case 'token': {
      const { url, token } = event;
      return token === '' ? closed(state, now) : connect({ ...state, url, token, isRefused: false });
    }
    case 'heard': {
      const alive = { ...state, heardAt: now, pingedAt: undefined };
      return event.frame ? heard(alive, event.frame) : alive;
    }
    case 'missed': {
      if (state.asked !== 'missed') return state;
      const caught = event.frames.reduce(heard, { ...state, asked: 'nothing' as const, held: [] });
      return goOn({ ...caught, seq: Math.max(event.seq, caught.seq ?? 0), held: state.held });
    }
    case 'tooOld': {
      if (state.asked !== 'missed') return state;
      // the first one that comes then is where it goes on
      return askAnew({ ...state, seq: undefined });
    }
    case 'anew':
      return state.asked === 'anew' ? goOn(state) : state;
    case 'notAnswered':
      return state.asked === 'nothing' ? state : { ...state, askAgainAt: now + SOCKET_RECONNECT_MS };
    case 'returned':
      return askMissed(tick(state, now));
    case 'tick':
      return tick(state, now);
  }
}

/** The next moment at which something is pending; undefined: nothing is. */
export function pendingAt({ stage, reconnectAt, askAgainAt, heardAt, pingedAt }: Socket): number | undefined {
  const idle = pingedAt === undefined ? heardAt + SOCKET_PING_IDLE_MS : pingedAt + SOCKET_PING_WAIT_MS;
  const moments = [reconnectAt, askAgainAt, stage === 'open' ? idle : undefined];
  const pending = moments.filter((moment) => moment !== undefined);
  return pending.length > 0 ? Math.min(...pending) : undefined;
}
