import {
  closed,
  connect,
  frame,
  fresh,
  heard,
  holds,
  NOW,
  open,
  type Row,
  SOCKET_URL,
  seen,
  tick,
} from '@testing/socketRows';
import { expect, test } from 'vitest';
import { initialSocketState, nextSocketState, type SocketAction } from './socketState';

const subscribe: SocketAction = { do: 'send', frame: { type: 'live_status_subscribe', data: { id: 5 } } };
const askMissed: SocketAction = { do: 'askMissed', live: '5', since: 7 };
const askAnew: SocketAction = { do: 'askAnew', live: '5' };

/** Events that come twice, late, or before their time. */
const rows: readonly Row[] = [
  ['the same live entered once more', open, { type: 'entered', live: '5', seq: 1 }, 0, [], { seq: 7 }],
  [
    'a live entered while the socket connects',
    seen({ stage: 'connecting', live: '' }),
    { type: 'entered', live: '5' },
    0,
    [],
    { live: '5', stage: 'connecting' },
  ],
  [
    'a live entered on an open socket without one',
    { ...open, live: '' },
    { type: 'entered', live: '5' },
    0,
    [subscribe],
    { live: '5' },
  ],
  [
    'another live entered while frames are awaited',
    { ...open, awaited: 'missed', buffered: [frame(9)] },
    { type: 'entered', live: '6' },
    0,
    [
      { do: 'send', frame: { type: 'live_status_subscribe', data: { id: 5, off: 1 } } },
      { do: 'send', frame: { type: 'live_status_subscribe', data: { id: 6 } } },
    ],
    { awaited: 'nothing', buffered: [] },
  ],
  [
    'the live left while the socket connects',
    seen({ stage: 'connecting', awaited: 'anew' }),
    { type: 'left' },
    0,
    [{ do: 'close' }],
    { stage: 'closing', awaited: 'nothing', live: '' },
  ],
  [
    'the live left with frames buffered',
    { ...open, buffered: [frame(9)] },
    { type: 'left' },
    0,
    [{ do: 'close' }],
    { buffered: [], stage: 'closing' },
  ],
  ['the live left without a socket', closed, { type: 'left' }, 0, [], { stage: 'closed', live: '' }],
  [
    'a token while the socket connects',
    seen({ stage: 'connecting' }),
    { type: 'token', url: SOCKET_URL, token: 'u' },
    0,
    [],
    { token: 'u' },
  ],
  [
    'a token on an open socket',
    open,
    { type: 'token', url: SOCKET_URL, token: 'u' },
    0,
    [],
    { stage: 'open' },
  ],
  [
    'a token without a live',
    { ...fresh, isRefused: true },
    { type: 'token', url: SOCKET_URL, token: 'u' },
    0,
    [],
    { stage: 'none' },
  ],
  ['a close by the network', open, { type: 'closed', code: 1006 }, 0, [], { isRefused: false }],
  [
    'a retry before its time',
    { ...open, awaited: 'missed', retryAt: NOW + 4_000 },
    tick,
    3_999,
    [],
    { retryAt: NOW + 4_000 },
  ],
  [
    'a retry in its time',
    { ...open, awaited: 'missed', retryAt: NOW + 4_000 },
    tick,
    4_000,
    [askMissed],
    { retryAt: undefined },
  ],
  [
    'a retry of a reload',
    { ...open, awaited: 'anew', retryAt: NOW + 4_000 },
    tick,
    4_000,
    [askAnew],
    { retryAt: undefined },
  ],
  [
    'missed frames that nothing awaits',
    open,
    { type: 'missed', seq: 9, frames: [frame(8)] },
    0,
    [],
    { seq: 7 },
  ],
  ['“too old” that nothing awaits', open, { type: 'tooOld' }, 0, [], { seq: 7, awaited: 'nothing' }],
  ['a reload that nothing awaits', open, { type: 'anew', seq: 3 }, 0, [], { seq: 7 }],
  ['a failure of nothing', open, { type: 'notAnswered' }, 0, [], { retryAt: undefined }],
  [
    'missed frames up to a later number',
    { ...open, awaited: 'missed' },
    { type: 'missed', seq: 12, frames: [] },
    0,
    [],
    { seq: 12 },
  ],
  [
    'missed frames beyond the number they came with',
    { ...open, awaited: 'missed' },
    { type: 'missed', seq: 7, frames: [frame(8)] },
    0,
    [{ do: 'apply', frame: frame(8) }],
    { seq: 8 },
  ],
  [
    'a reload up to the last frame that is known',
    { ...open, awaited: 'anew' },
    { type: 'anew', seq: 7 },
    0,
    [],
    { seq: 7, awaited: 'nothing' },
  ],
  [
    'a reload that ends earlier',
    { ...open, awaited: 'anew' },
    { type: 'anew', seq: 5 },
    0,
    [{ ...askMissed, since: 5 }],
    { awaited: 'missed' },
  ],
  [
    'a reload without a number',
    { ...open, awaited: 'anew' },
    { type: 'anew' },
    0,
    [],
    { seq: 7, awaited: 'nothing' },
  ],
  [
    'a page without a live that is shown again',
    { ...open, live: '' },
    { type: 'returned' },
    0,
    [],
    { awaited: 'nothing' },
  ],
  [
    'a page that knows no number and is shown again',
    { ...open, seq: undefined },
    { type: 'returned' },
    0,
    [askAnew],
    { awaited: 'anew' },
  ],
  [
    'a frame while frames are awaited',
    { ...open, awaited: 'missed' },
    heard(frame(8)),
    0,
    [],
    { buffered: [frame(8)], seq: 7 },
  ],
];

test.each(rows)('[I2, I3, I5] %s – in this order – asks and does no more than it needs', (...row) =>
  holds(row),
);

test('[I1] an address of the socket – with slashes at its end – gets one before the path', () => {
  const state = initialSocketState(`${SOCKET_URL}//`, 't');
  expect(nextSocketState(state, { type: 'entered', live: '5' }, NOW).actions).toEqual([connect]);
});
