import { expect, test } from 'vitest';
import { textFrame } from './textFrame.rules';

test.each([
  ['5 bytes', 'Hello', '8105'],
  ['125 bytes', 'x'.repeat(125), '817d'],
  ['126 bytes', 'x'.repeat(126), '817e007e'],
  ['42 characters of three bytes', '水'.repeat(42), '817e007e'],
  ['65,535 bytes', 'x'.repeat(65_535), '817effff'],
  ['65,536 bytes', 'x'.repeat(65_536), '817f0000000000010000'],
])('[I1] a frame – %s – has the header of RFC 6455 and its text', (_, text, header) => {
  const frame = textFrame(text);
  expect(frame.subarray(0, header.length / 2).toString('hex')).toBe(header);
  expect(frame.subarray(header.length / 2).toString()).toBe(text);
});
