import { expect, test, vi } from 'vitest';
import { needsHls } from './playlist';

/** A video element of a browser that plays these types. */
const playing = (...types: string[]) => ({
  canPlayType: (type: string): CanPlayTypeResult => (types.includes(type) ? 'maybe' : ''),
});
const HLS = 'application/vnd.apple.mpegurl';

test.each([
  ['a playlist in a browser with MediaSource', '/a.m3u8?x=1', playing(), { MediaSource: 1 }, true],
  ['a playlist in a browser with ManagedMediaSource', '/a.m3u8', playing(), { ManagedMediaSource: 1 }, true],
  ['a playlist that the browser plays itself', '/a.m3u8', playing(HLS), { MediaSource: 1 }, false],
  ['a playlist in a browser with neither', '/a.m3u8', playing(), {}, false],
  ['a file', '/a.mp4', playing(), { MediaSource: 1 }, false],
])('[F6] %s – hls.js is needed – %s', (_, url, video, window, expected) => {
  vi.stubGlobal('window', window);
  expect(needsHls(video, url)).toBe(expected);
});
