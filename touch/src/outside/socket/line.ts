import { type Frame, frameIn, frameOf } from './frames';
import { afterSocket, type Next, pendingAt, type Socket, type SocketEvent, unconnected } from './machine';
import type { PageSocket, SocketHears } from './pageSocket';

/** The answer of wire n11 as far as it is read here. */
type Missed = { readonly seq: number; readonly frames: readonly unknown[] } | 'tooOld';

export interface SocketParts {
  /** From getConfig. */
  readonly url: string;
  readonly token: string;
  readonly open: (address: string, hears: SocketHears) => PageSocket;
  /** Epoch ms. */
  readonly now: () => number;
  /** Calls once, so many milliseconds from now; returns what undoes it. */
  readonly later: (milliseconds: number, work: () => void) => () => void;
  /** getConfig once more. */
  readonly askToken: () => Promise<{ readonly url: string; readonly token: string }>;
  readonly askMissed: (live: string, since: number) => Promise<Missed>;
  /** Reads the live anew and shows it. */
  readonly askAnew: (live: string) => Promise<void>;
  /** Shows what a frame says: a status, a report, a comment. */
  readonly apply: (frame: Frame) => void;
  /** Calls whenever the page is shown again; returns what ends it. */
  readonly whenShown?: (again: () => void) => () => void;
}

export interface SocketLine {
  readonly enter: (live: string) => void;
  readonly leave: () => void;
  readonly stage: () => Socket['stage'];
}

/** The socket around its machine: one line, one timer. */
export function createSocketLine(parts: SocketParts): SocketLine {
  const { now } = parts;
  let state = unconnected(parts.url, parts.token);
  let socket: PageSocket | undefined;
  let turn = 0;
  let undo: () => void = () => undefined;
  let unshown: () => void = () => undefined;

  function happened(event: SocketEvent): void {
    state = afterSocket(state, event, now());
    undo();
    const at = pendingAt(state);
    undo =
      at === undefined
        ? () => undefined
        : parts.later(Math.max(0, at - now()), () => happened({ type: 'tick' }));
    for (const next of state.next) act(next);
  }

  /** What an earlier socket still says is nobody's news. */
  function connect(address: string): void {
    turn += 1;
    const mine = turn;
    const told = (event: SocketEvent) => mine === turn && happened(event);
    socket = parts.open(address, {
      opened: () => told({ type: 'opened' }),
      heard: (text) => told({ type: 'heard', frame: frameOf(text) }),
      closed: (code) => told({ type: 'closed', code }),
    });
  }

  /** What is asked for one live is no answer for another one. */
  function answered(live: string, asked: Promise<SocketEvent>): void {
    asked
      .catch((): SocketEvent => ({ type: 'notAnswered' }))
      .then((event) => live === state.live && happened(event));
  }

  const token = (): Promise<SocketEvent> =>
    parts.askToken().then(
      (place): SocketEvent => ({ type: 'token', ...place }),
      (): SocketEvent => ({ type: 'token', url: '', token: '' }),
    );
  const anew = (live: string): Promise<SocketEvent> =>
    parts.askAnew(live).then((): SocketEvent => ({ type: 'anew' }));

  function act(next: Next): void {
    switch (next.do) {
      case 'connect':
        connect(next.address);
        break;
      case 'close':
        socket?.close();
        break;
      case 'send':
        socket?.send(JSON.stringify(next.frame));
        break;
      case 'apply':
        parts.apply(next.frame);
        break;
      case 'askToken':
        answered(state.live, token());
        break;
      case 'askMissed':
        answered(next.live, parts.askMissed(next.live, next.since).then(missedEvent));
        break;
      case 'askAnew':
        answered(next.live, anew(next.live));
        break;
    }
  }

  return {
    enter(live) {
      if (state.live === '') unshown = parts.whenShown?.(() => happened({ type: 'returned' })) ?? unshown;
      happened({ type: 'entered', live });
    },
    leave() {
      unshown();
      happened({ type: 'left' });
    },
    stage: () => state.stage,
  };
}

function missedEvent(missed: Missed): SocketEvent {
  if (missed === 'tooOld') return { type: 'tooOld' };
  const frames = missed.frames.flatMap((frame) => frameIn(frame) ?? []);
  return { type: 'missed', seq: missed.seq, frames };
}
