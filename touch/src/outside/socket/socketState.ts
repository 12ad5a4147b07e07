import { SOCKET_PING_IDLE_MS, SOCKET_PING_WAIT_MS, SOCKET_RECONNECT_MS } from '@contract/limits';
import { SOCKET_BAD_TOKEN, SocketType } from '@contract/socket/socketCodes';
import type { Frame } from './frames';

/** `none`: not tried yet, or not allowed (I1). */
export type SocketStage = 'none' | 'connecting' | 'open' | 'closing' | 'closed';

/** State machine of the socket of an open live (S§4, I1–I5). Pure; `socketConnection.ts` has socket, clock and timer. */
export interface SocketState {
  readonly stage: SocketStage;
  readonly url: string;
  readonly token: string;
  /** A new token is needed before the next attempt. */
  readonly isRefused: boolean;
  /** '' = none is open. */
  readonly live: string;
  /** The last frame that was applied; undefined where it is not known yet. */
  readonly seq: number | undefined;
  /** The request in flight: missed frames, or the whole live. Frames that arrive meanwhile are buffered. */
  readonly awaited: 'nothing' | 'missed' | 'anew';
  readonly buffered: readonly Frame[];
  /** Moments, epoch ms; undefined: not pending. */
  readonly reconnectAt: number | undefined;
  readonly retryAt: number | undefined;
  readonly heardAt: number;
  readonly pingedAt: number | undefined;
  /** Actions to perform now, in this order. */
  readonly actions: readonly SocketAction[];
}

export type SocketAction =
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
  /** `seq`: the last frame that the page contains (wire S6); undefined where it is not known. */
  | { readonly type: 'entered'; readonly live: string; readonly seq?: number | undefined }
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
  /** The answer to askAnew is shown; `seq` is the last frame that it contains. */
  | { readonly type: 'anew'; readonly seq?: number | undefined }
  | { readonly type: 'notAnswered' }
  /** The page is shown again: pageshow, visibilitychange. */
  | { readonly type: 'returned' }
  /** A moment that was pending has come. */
  | { readonly type: 'tick' };

export const initialSocketState = (url: string, token: string): SocketState => ({
  stage: 'none',
  url,
  token,
  isRefused: false,
  live: '',
  seq: undefined,
  awaited: 'nothing',
  buffered: [],
  reconnectAt: undefined,
  retryAt: undefined,
  heardAt: 0,
  pingedAt: undefined,
  actions: [],
});

const LOOPBACK = /^ws:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?(\/|$)/;
/** I1: wss, or ws on this very machine. */
export const mayConnect = ({ url, token }: Pick<SocketState, 'url' | 'token'>): boolean =>
  token !== '' && (url.startsWith('wss://') || LOOPBACK.test(url));

const withActions = (state: SocketState, ...next: readonly SocketAction[]): SocketState => ({
  ...state,
  actions: [...state.actions, ...next],
});

function connect(state: SocketState): SocketState {
  if (state.live === '' || state.stage === 'connecting' || state.stage === 'open') return state;
  const pending = { ...state, reconnectAt: undefined };
  if (state.isRefused) return withActions(pending, { do: 'askToken' });
  if (!mayConnect(state)) return pending;
  const address = `${state.url.replace(/\/+$/, '')}/ws/${state.token}`;
  return withActions({ ...pending, stage: 'connecting' }, { do: 'connect', address });
}

const subscription = (live: string, isOver = false): SocketAction => ({
  do: 'send',
  frame: { type: SocketType.subscribe, data: isOver ? { id: Number(live), off: 1 } : { id: Number(live) } },
});

function requestReload(state: SocketState): SocketState {
  return withActions({ ...state, awaited: 'anew', retryAt: undefined }, { do: 'askAnew', live: state.live });
}

/** Once: what is under way is not asked for again. */
function requestMissed(state: SocketState): SocketState {
  const { awaited, live, seq } = state;
  if (awaited !== 'nothing' || live === '') return state;
  if (seq === undefined) return requestReload(state);
  return withActions(
    { ...state, awaited: 'missed', retryAt: undefined },
    { do: 'askMissed', live, since: seq },
  );
}

/** One after the other, each once (I5). */
function receive(state: SocketState, frame: Frame): SocketState {
  if (frame.id !== state.live) return state;
  if (state.awaited !== 'nothing') return { ...state, buffered: [...state.buffered, frame] };
  if (frame.type === SocketType.subscribe) return receiveAcknowledgement(state, frame.seq);
  const { seq } = state;
  if (frame.seq === undefined) return withActions(state, { do: 'apply', frame });
  if (seq !== undefined && frame.seq <= seq) return state;
  if (seq !== undefined && frame.seq > seq + 1) return requestMissed({ ...state, buffered: [frame] });
  return withActions({ ...state, seq: frame.seq }, { do: 'apply', frame });
}

/** Says nothing to the reader; it tells whether something was missed. A page as served may be older than the socket. */
function receiveAcknowledgement(state: SocketState, seq: number | undefined): SocketState {
  if (state.seq === undefined || seq === undefined || seq < state.seq)
    return requestReload({ ...state, seq });
  return seq > state.seq ? requestMissed(state) : state;
}

/** Applies the buffered frames after the answer. */
function applyBuffered(state: SocketState): SocketState {
  const { buffered } = state;
  const on: SocketState = { ...state, awaited: 'nothing', buffered: [], retryAt: undefined };
  return buffered.reduce(receive, on);
}

/** A reload that came out of a cache may end before the last frame that is known: the rest is requested. */
function applyReload(state: SocketState, seq: number | undefined): SocketState {
  if (seq === undefined) return applyBuffered(state);
  const isBehind = state.seq !== undefined && state.seq > seq;
  const after = applyBuffered({ ...state, seq });
  return isBehind && after.seq === seq ? requestMissed(after) : after;
}

const afterClose = (state: SocketState, now: number): SocketState => ({
  ...state,
  stage: 'closed',
  pingedAt: undefined,
  reconnectAt: state.live === '' ? undefined : (state.reconnectAt ?? now + SOCKET_RECONNECT_MS),
});

function tick(state: SocketState, now: number): SocketState {
  let after = state;
  const { reconnectAt, retryAt, pingedAt, heardAt } = state;
  if (reconnectAt !== undefined && now >= reconnectAt) after = connect(after);
  if (retryAt !== undefined && now >= retryAt)
    after = state.awaited === 'anew' ? requestReload(after) : requestMissed({ ...after, awaited: 'nothing' });
  if (state.stage !== 'open') return after;
  // a phone that slept says "open" of a line that is dead: one that answers nothing is none
  if (pingedAt !== undefined && now >= pingedAt + SOCKET_PING_WAIT_MS)
    return withActions(
      { ...after, stage: 'closing', pingedAt: undefined, reconnectAt: now + SOCKET_RECONNECT_MS },
      { do: 'close' },
    );
  if (pingedAt === undefined && now >= heardAt + SOCKET_PING_IDLE_MS)
    return withActions({ ...after, pingedAt: now }, { do: 'send', frame: { type: SocketType.ping } });
  return after;
}

function enterLive(
  state: SocketState,
  { live, seq }: Extract<SocketEvent, { readonly type: 'entered' }>,
): SocketState {
  if (live === state.live) return state;
  const fresh: SocketState = {
    ...state,
    live,
    seq,
    awaited: 'nothing',
    buffered: [],
    retryAt: undefined,
  };
  if (state.stage !== 'open') return connect(fresh);
  return withActions(
    fresh,
    ...(state.live === '' ? [] : [subscription(state.live, true)]),
    subscription(live),
  );
}

/** @param now epoch ms */
export function nextSocketState(before: SocketState, event: SocketEvent, now: number): SocketState {
  const state: SocketState = { ...before, actions: [] };
  switch (event.type) {
    case 'entered':
      return enterLive(state, event);
    case 'left': {
      const over: SocketState = {
        ...state,
        live: '',
        seq: undefined,
        buffered: [],
        reconnectAt: undefined,
        retryAt: undefined,
      };
      const isThere = state.stage === 'open' || state.stage === 'connecting';
      return isThere ? withActions({ ...over, stage: 'closing', awaited: 'nothing' }, { do: 'close' }) : over;
    }
    case 'opened':
      return withActions(
        { ...state, stage: 'open', heardAt: now, pingedAt: undefined },
        subscription(state.live),
      );
    case 'closed':
      return afterClose(event.code === SOCKET_BAD_TOKEN ? { ...state, isRefused: true } : state, now);
    case 'token': {
      const { url, token } = event;
      return token === '' ? afterClose(state, now) : connect({ ...state, url, token, isRefused: false });
    }
    case 'heard': {
      const alive = { ...state, heardAt: now, pingedAt: undefined };
      return event.frame ? receive(alive, event.frame) : alive;
    }
    case 'missed': {
      if (state.awaited !== 'missed') return state;
      const caught = event.frames.reduce(receive, { ...state, awaited: 'nothing' as const, buffered: [] });
      return applyBuffered({
        ...caught,
        seq: Math.max(event.seq, caught.seq ?? 0),
        buffered: state.buffered,
      });
    }
    case 'tooOld': {
      if (state.awaited !== 'missed') return state;
      // the first one that comes then is where it goes on
      return requestReload({ ...state, seq: undefined });
    }
    case 'anew':
      return state.awaited === 'anew' ? applyReload(state, event.seq) : state;
    case 'notAnswered':
      return state.awaited === 'nothing' ? state : { ...state, retryAt: now + SOCKET_RECONNECT_MS };
    case 'returned':
      return requestMissed(tick(state, now));
    case 'tick':
      return tick(state, now);
  }
}

/** The next moment at which something is pending; undefined: nothing is. */
export function nextDeadline({
  stage,
  reconnectAt,
  retryAt,
  heardAt,
  pingedAt,
}: SocketState): number | undefined {
  const idle = pingedAt === undefined ? heardAt + SOCKET_PING_IDLE_MS : pingedAt + SOCKET_PING_WAIT_MS;
  const moments = [reconnectAt, retryAt, stage === 'open' ? idle : undefined];
  const pending = moments.filter((moment) => moment !== undefined);
  return pending.length > 0 ? Math.min(...pending) : undefined;
}
