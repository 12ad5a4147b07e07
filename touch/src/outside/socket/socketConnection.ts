import { type Frame, parseFrame, parseFrameText } from './frames';
import type { PageSocket, SocketHandlers } from './pageSocket';
import {
  initialSocketState,
  nextDeadline,
  nextSocketState,
  type SocketAction,
  type SocketEvent,
  type SocketStage,
} from './socketState';

/** The answer of wire n11 as far as it is read here. */
type Missed = { readonly seq: number; readonly frames: readonly unknown[] } | 'tooOld';

export interface SocketOptions {
  /** From getConfig. */
  readonly url: string;
  readonly token: string;
  readonly openSocket: (address: string, handlers: SocketHandlers) => PageSocket;
  /** Epoch ms. */
  readonly now: () => number;
  /** Calls once, so many milliseconds from now; returns what undoes it. */
  readonly schedule: (milliseconds: number, work: () => void) => () => void;
  /** getConfig once more. */
  readonly fetchSocketConfig: () => Promise<{ readonly url: string; readonly token: string }>;
  readonly fetchMissed: (live: string, since: number) => Promise<Missed>;
  /** Reads the live anew and shows it; returns the number of the last frame it contains, where it is known. */
  readonly reloadLive: (live: string) => Promise<number | undefined>;
  /** Shows what a frame says: a status, a report, a comment. */
  readonly applyFrame: (frame: Frame) => void;
  /** Calls at every change of the stage (I4). */
  readonly onStage?: (stage: SocketStage) => void;
  /** Calls whenever the page is shown again; returns what ends it. */
  readonly onPageShown?: (again: () => void) => () => void;
}

export interface SocketConnection {
  /** @param seq number of the last frame that the page contains, where it is known */
  readonly enter: (live: string, seq?: number) => void;
  readonly leave: () => void;
  readonly stage: () => SocketStage;
}

/** One socket at a time: events of an earlier one are ignored. */
function latestSocket(openSocket: SocketOptions['openSocket'], dispatch: (event: SocketEvent) => void) {
  let socket: PageSocket | undefined;
  let generation = 0;
  return {
    connect(address: string): void {
      generation += 1;
      const own = generation;
      const dispatchOwn = (event: SocketEvent) => own === generation && dispatch(event);
      socket = openSocket(address, {
        onOpen: () => dispatchOwn({ type: 'opened' }),
        onMessage: (text) => dispatchOwn({ type: 'heard', frame: parseFrameText(text) }),
        onClose: (code) => dispatchOwn({ type: 'closed', code }),
      });
    },
    close: () => socket?.close(),
    send: (frame: object) => socket?.send(JSON.stringify(frame)),
  };
}

/** One timer at a time. @returns sets it to a moment in epoch ms; undefined = none */
function oneTimer({ now, schedule }: Pick<SocketOptions, 'now' | 'schedule'>, ring: () => void) {
  let cancel: () => void = () => undefined;
  return (at: number | undefined): void => {
    cancel();
    cancel = at === undefined ? () => undefined : schedule(Math.max(0, at - now()), ring);
  };
}

interface ActionParts {
  readonly options: SocketOptions;
  readonly socket: ReturnType<typeof latestSocket>;
  /** An answer for another live than the current one is ignored. */
  readonly dispatchAnswer: (live: string, answer: Promise<SocketEvent>) => void;
}

/** @param live the current one */
function perform(next: SocketAction, live: string, { options, socket, dispatchAnswer }: ActionParts): void {
  switch (next.do) {
    case 'connect':
      socket.connect(next.address);
      break;
    case 'close':
      socket.close();
      break;
    case 'send':
      socket.send(next.frame);
      break;
    case 'apply':
      options.applyFrame(next.frame);
      break;
    case 'askToken':
      dispatchAnswer(live, tokenEvent(options));
      break;
    case 'askMissed':
      dispatchAnswer(next.live, options.fetchMissed(next.live, next.since).then(missedEvent));
      break;
    case 'askAnew':
      dispatchAnswer(next.live, reloadEvent(options, next.live));
      break;
  }
}

/** Runs the state machine with one socket and one timer. */
export function createSocketConnection(options: SocketOptions): SocketConnection {
  const { now } = options;
  let state = initialSocketState(options.url, options.token);
  let stopListening: () => void = () => undefined;
  const socket = latestSocket(options.openSocket, dispatch);
  const setTimer = oneTimer(options, () => dispatch({ type: 'tick' }));

  function dispatch(event: SocketEvent): void {
    const before = state.stage;
    state = nextSocketState(state, event, now());
    setTimer(nextDeadline(state));
    if (state.stage !== before) options.onStage?.(state.stage);
    for (const next of state.actions) perform(next, state.live, { options, socket, dispatchAnswer });
  }

  function dispatchAnswer(live: string, answer: Promise<SocketEvent>): void {
    answer
      .catch((): SocketEvent => ({ type: 'notAnswered' }))
      .then((event) => live === state.live && dispatch(event));
  }

  return {
    enter(live, seq) {
      if (state.live === '')
        stopListening = options.onPageShown?.(() => dispatch({ type: 'returned' })) ?? stopListening;
      dispatch({ type: 'entered', live, seq });
    },
    leave() {
      stopListening();
      dispatch({ type: 'left' });
    },
    stage: () => state.stage,
  };
}

const tokenEvent = ({ fetchSocketConfig }: SocketOptions): Promise<SocketEvent> =>
  fetchSocketConfig().then(
    (place): SocketEvent => ({ type: 'token', ...place }),
    (): SocketEvent => ({ type: 'token', url: '', token: '' }),
  );

const reloadEvent = ({ reloadLive }: SocketOptions, live: string): Promise<SocketEvent> =>
  reloadLive(live).then((seq): SocketEvent => ({ type: 'anew', seq }));

function missedEvent(missed: Missed): SocketEvent {
  if (missed === 'tooOld') return { type: 'tooOld' };
  const frames = missed.frames.flatMap((frame) => parseFrame(frame) ?? []);
  return { type: 'missed', seq: missed.seq, frames };
}
