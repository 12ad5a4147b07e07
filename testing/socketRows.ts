import type { Frame } from '@touch/outside/socket/frames';
import {
  initialSocketState,
  nextSocketState,
  type SocketAction,
  type SocketEvent,
  type SocketState,
} from '@touch/outside/socket/socketState';
import { expect } from 'vitest';

/** Vocabulary of the socket state machine's test tables. */
export const SOCKET_URL = 'wss://paper.example';
export const NOW = 1_000_000;
export const fresh = initialSocketState(SOCKET_URL, 't');
export const seen = (change: Partial<SocketState>): SocketState => ({
  ...fresh,
  live: '5',
  heardAt: NOW,
  ...change,
});
export const open = seen({ stage: 'open', seq: 7 });
export const closed = seen({ stage: 'closed', seq: 7 });
export const tick: SocketEvent = { type: 'tick' };

export const frame = (seq: number | undefined, change: Partial<Frame> = {}): Frame => ({
  ...{ type: 'live_reporting', id: '5', seq, data: { id: 5 } },
  ...change,
});
export const heard = (one: Frame | undefined): SocketEvent => ({ type: 'heard', frame: one });

export const connect: SocketAction = { do: 'connect', address: `${SOCKET_URL}/ws/t` };
export const ping: SocketAction = { do: 'send', frame: { type: 'ping' } };

/** The sentence · the socket · what happens · ms after it was heard last · what is due · what stands then. */
export type Row = readonly [
  string,
  SocketState,
  SocketEvent,
  number,
  readonly SocketAction[],
  Partial<SocketState>,
];

export function holds([, state, event, after, next, stands]: Row): void {
  const then = nextSocketState(state, event, NOW + after);
  expect(then.actions).toEqual(next);
  expect(then).toMatchObject(stands);
}
