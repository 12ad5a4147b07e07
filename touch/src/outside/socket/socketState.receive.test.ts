import { closed, connect, frame, heard, holds, NOW, open, ping, type Row, tick } from '@testing/socketRows';
import { describe, test } from 'vitest';
import type { Frame } from './frames';
import type { SocketAction } from './socketState';

const acknowledged = (seq: number | undefined) => heard(frame(seq, { type: 'live_status_subscribe' }));
const apply = (one: Frame): SocketAction => ({ do: 'apply', frame: one });
const missed: SocketAction = { do: 'askMissed', live: '5', since: 7 };
const anew: SocketAction = { do: 'askAnew', live: '5' };

const hearing: readonly Row[] = [
  ['“live_reporting” adds or changes a report', open, heard(frame(8)), 0, [apply(frame(8))], { seq: 8 }],
  [
    '“live_status”, “live_discuss” likewise',
    open,
    heard(frame(8, { type: 'live_discuss' })),
    0,
    [apply(frame(8, { type: 'live_discuss' }))],
    { seq: 8 },
  ],
  [
    '“A pushed status message changes the status only when its id equals the current live fileId”',
    open,
    heard(frame(8, { type: 'live_status', id: '6' })),
    0,
    [],
    { seq: 7 },
  ],
  ['nothing doubles', open, heard(frame(7)), 0, [], { seq: 7 }],
  [
    'a frame without a number is applied',
    open,
    heard(frame(undefined)),
    0,
    [apply(frame(undefined))],
    { seq: 7 },
  ],
  ['“live_status_subscribe (ignored)”: where nothing was missed', open, acknowledged(7), 0, [], { seq: 7 }],
  [
    '… the first one says where the live stands: a page as served may be older',
    { ...open, seq: undefined },
    acknowledged(7),
    0,
    [anew],
    { seq: 7, awaited: 'anew' },
  ],
  [
    '“after a reconnect what was missed is fetched once”',
    open,
    acknowledged(9),
    0,
    [missed],
    { awaited: 'missed' },
  ],
  [
    '… a live that counts from the start again is read anew',
    open,
    acknowledged(2),
    0,
    [anew],
    { seq: 2, awaited: 'anew' },
  ],
  ['… as with who numbers nothing', open, acknowledged(undefined), 0, [anew], { seq: undefined }],
  ['a gap is asked for', open, heard(frame(10)), 0, [missed], { awaited: 'missed', buffered: [frame(10)] }],
  ['“or a return from the background”', open, { type: 'returned' }, 0, [missed], { awaited: 'missed' }],
  ['… once', { ...open, awaited: 'missed' }, { type: 'returned' }, 0, [], { awaited: 'missed' }],
  [
    '… and an overdue reconnect does not wait',
    { ...closed, reconnectAt: NOW - 1 },
    { type: 'returned' },
    0,
    [connect, missed],
    {},
  ],
  [
    '… nor does a silent line',
    open,
    { type: 'returned' },
    90_000,
    [ping, missed],
    { pingedAt: NOW + 90_000 },
  ],
  [
    'what comes meanwhile is held',
    { ...open, awaited: 'missed' },
    heard(frame(9)),
    0,
    [],
    { buffered: [frame(9)] },
  ],
  [
    '… and goes behind what was missed, each once',
    { ...open, awaited: 'missed', buffered: [frame(9), frame(10)] },
    { type: 'missed', seq: 9, frames: [frame(8), frame(9)] },
    0,
    [apply(frame(8)), apply(frame(9)), apply(frame(10))],
    { seq: 10, awaited: 'nothing', buffered: [] },
  ],
  [
    '… what was missed in between is asked for again',
    { ...open, awaited: 'missed', buffered: [frame(9, { type: 'live_status_subscribe' })] },
    { type: 'missed', seq: 7, frames: [] },
    0,
    [missed],
    { awaited: 'missed' },
  ],
  [
    'wire n11 reset: “then refetch liveView”',
    { ...open, awaited: 'missed', buffered: [frame(600)] },
    { type: 'tooOld' },
    0,
    [anew],
    { awaited: 'anew' },
  ],
  [
    '… and what came meanwhile goes upon it',
    { ...open, seq: undefined, awaited: 'anew', buffered: [frame(600)] },
    { type: 'anew' },
    0,
    [apply(frame(600))],
    { seq: 600, awaited: 'nothing' },
  ],
  [
    '… a reload out of a cache – older than what is known – is followed by the missed frames',
    { ...open, seq: 9, awaited: 'anew' },
    { type: 'anew', seq: 7 },
    0,
    [missed],
    { seq: 7, awaited: 'missed' },
  ],
  [
    '… a reload that contains all that is known – nothing more is requested',
    { ...open, seq: 7, awaited: 'anew' },
    { type: 'anew', seq: 8 },
    0,
    [],
    { seq: 8, awaited: 'nothing' },
  ],
  [
    '… frames that arrived during a reload and are part of it – are not applied again',
    { ...open, seq: 7, awaited: 'anew', buffered: [frame(8), frame(9)] },
    { type: 'anew', seq: 8 },
    0,
    [apply(frame(9))],
    { seq: 9, awaited: 'nothing', buffered: [] },
  ],
  [
    'a page that names its last frame – an acknowledgement with a later one – requests the missed frames only',
    { ...open, seq: 7 },
    acknowledged(9),
    0,
    [missed],
    { awaited: 'missed' },
  ],
  [
    'no answer: later again',
    { ...open, awaited: 'missed' },
    { type: 'notAnswered' },
    0,
    [],
    { retryAt: NOW + 4_000 },
  ],
  ['… the same', { ...open, awaited: 'missed', retryAt: NOW }, tick, 0, [missed], { retryAt: undefined }],
  ['… anew stays anew', { ...open, awaited: 'anew', retryAt: NOW }, tick, 0, [anew], { retryAt: undefined }],
];

describe('[I5] received and missed frames', () => {
  test.each(hearing)('[I5] %s', (...row) => holds(row));
});
