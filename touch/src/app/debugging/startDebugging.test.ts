import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasDebugFlag, startDebugging } from './startDebugging';

let intervals: unknown[] = [];
beforeEach(() => {
  intervals = [];
  vi.stubGlobal('setInterval', (_run: unknown, ms: unknown) => intervals.push(ms));
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [true, '', 1],
  [true, '?debug=true', 0],
  [true, '?a=1&debug=1', 0],
  [true, '?debug=false', 1],
  [false, '', 0],
])('[A18] the debugger trap – configured %j, address %j – starts %i times', (debugTrap, search, times) => {
  startDebugging({ debugTrap, debugConsole: false }, search);
  expect(intervals).toHaveLength(times);
});

test('[A18] the debug flag – without a value – counts', () => {
  expect([hasDebugFlag('?debug'), hasDebugFlag('?debug=0'), hasDebugFlag('?bug=1')]).toEqual([
    true,
    false,
    false,
  ]);
});
