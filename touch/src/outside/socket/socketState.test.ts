import {
  closed,
  connect,
  fresh,
  heard,
  holds,
  NOW,
  open,
  ping,
  type Row,
  SOCKET_URL,
  seen,
  tick,
} from '@testing/socketRows';
import { describe, expect, test } from 'vitest';
import { initialSocketState, mayConnect, nextDeadline, type SocketAction } from './socketState';

const subscribe: SocketAction = { do: 'send', frame: { type: 'live_status_subscribe', data: { id: 5 } } };

const connecting: readonly Row[] = [
  [
    '“connect only when the socket URL starts with wss:// and a websocket token exists, at {socket url}/ws/{token}”',
    fresh,
    { type: 'entered', live: '5' },
    0,
    [connect],
    { stage: 'connecting' },
  ],
  [
    '… not without a token',
    initialSocketState(SOCKET_URL, ''),
    { type: 'entered', live: '5' },
    0,
    [],
    { stage: 'none' },
  ],
  [
    '… not in the open',
    initialSocketState('ws://paper.example', 't'),
    { type: 'entered', live: '5' },
    0,
    [],
    { stage: 'none' },
  ],
  [
    '… but for ws on this machine',
    initialSocketState('ws://127.0.0.1:8080', 't'),
    { type: 'entered', live: '5' },
    0,
    [{ do: 'connect', address: 'ws://127.0.0.1:8080/ws/t' }],
    { stage: 'connecting' },
  ],
  [
    'D9: a live is asked for once the socket is open',
    seen({ stage: 'connecting' }),
    { type: 'opened' },
    0,
    [subscribe],
    { stage: 'open' },
  ],
  [
    '“On close or error, reconnect after 4 s”: not before',
    open,
    { type: 'closed', code: 1006 },
    0,
    [],
    { stage: 'closed', reconnectAt: NOW + 4_000 },
  ],
  [
    '… a moment too early',
    { ...closed, reconnectAt: NOW + 4_000 },
    tick,
    3_999,
    [],
    { reconnectAt: NOW + 4_000 },
  ],
  ['… and then', { ...closed, reconnectAt: NOW + 4_000 }, tick, 4_000, [connect], { reconnectAt: undefined }],
  [
    '“only one pending reconnect”: a second failure does not put it off',

    { ...closed, reconnectAt: NOW + 1 },
    { type: 'closed', code: 1006 },
    2_000,
    [],
    { reconnectAt: NOW + 1 },
  ],
  [
    '… nobody there, none',
    { ...open, live: '' },
    { type: 'closed', code: 1000 },
    0,
    [],
    { reconnectAt: undefined },
  ],
  [
    'who leaves closes',
    { ...open, reconnectAt: 1 },
    { type: 'left' },
    0,
    [{ do: 'close' }],
    { live: '', reconnectAt: undefined },
  ],
  [
    'another live on the same socket',
    open,
    { type: 'entered', live: '6' },
    0,
    [
      { do: 'send', frame: { type: 'live_status_subscribe', data: { id: 5, off: 1 } } },
      { do: 'send', frame: { type: 'live_status_subscribe', data: { id: 6 } } },
    ],
    { live: '6', seq: undefined },
  ],
  [
    'D9 4401: the token is no good any more',
    open,
    { type: 'closed', code: 4401 },
    0,
    [],
    { isRefused: true, reconnectAt: NOW + 4_000 },
  ],
  [
    '… another one is asked for',
    { ...closed, isRefused: true, reconnectAt: NOW },
    tick,
    0,
    [{ do: 'askToken' }],
    {},
  ],
  [
    '… with which it is tried again',
    { ...closed, isRefused: true },
    { type: 'token', url: SOCKET_URL, token: 'u' },
    0,
    [{ do: 'connect', address: `${SOCKET_URL}/ws/u` }],
    { isRefused: false, stage: 'connecting' },
  ],
  [
    '… and if there is none, later',
    { ...closed, isRefused: true },
    { type: 'token', url: '', token: '' },
    0,
    [],
    { isRefused: true, reconnectAt: NOW + 4_000 },
  ],
];

const keeping: readonly Row[] = [
  ['“Keep-alive sends a ping after 60 s idle”: not before', open, tick, 59_999, [], { pingedAt: undefined }],
  ['… and then', open, tick, 60_000, [ping], { pingedAt: NOW + 60_000 }],
  ['… once', { ...open, pingedAt: NOW + 60_000 }, tick, 61_000, [], {}],
  [
    '… whatever is heard is a sign of life',
    { ...open, pingedAt: NOW },
    heard(undefined),
    5,
    [],
    { pingedAt: undefined, heardAt: NOW + 5 },
  ],
  [
    '“and closes the socket if it is not open 60 s later”',
    { ...open, pingedAt: NOW },
    tick,
    60_000,
    [{ do: 'close' }],
    { stage: 'closing', reconnectAt: NOW + 64_000 },
  ],
  ['… a closed one is not pinged', closed, tick, 60_000, [], { pingedAt: undefined }],
];

describe('[I1, I2, I3, I5] the socket', () => {
  test.each([...connecting, ...keeping])('[I1, I2, I3] %s', (...row) => holds(row));

  test.each([
    ['wss://a.example', true],
    ['ws://localhost:8080', true],
    ['ws://[::1]:8080', true],
    ['ws://127.0.0.1.evil.example', false],
    ['ws://localhost.evil.example', false],
    ['https://a.example', false],
    ['', false],
  ])('[I1] %s: %s', (url, may) => {
    expect(mayConnect({ url, token: 't' })).toBe(may);
  });

  test('[I3] a timer waits for the nearest moment, and for none where nothing is pending', () => {
    expect(nextDeadline(fresh)).toBeUndefined();
    expect(nextDeadline(open)).toBe(NOW + 60_000);
    expect(nextDeadline({ ...open, pingedAt: NOW + 60_000 })).toBe(NOW + 120_000);
    expect(nextDeadline({ ...closed, reconnectAt: NOW + 4_000, retryAt: NOW + 1 })).toBe(NOW + 1);
  });
});
