import { expect, test } from 'vitest';
import { parseRange } from './range';

const SIZE = 10;
test.each([
  { header: 'bytes=0-0', gives: { start: 0, end: 0 } },
  { header: 'bytes=0-9', gives: { start: 0, end: 9 } },
  { header: 'bytes=0-10', gives: { start: 0, end: 9 } },
  { header: 'bytes=9-', gives: { start: 9, end: 9 } },
  { header: 'bytes=9-9', gives: { start: 9, end: 9 } },
  { header: 'bytes=10-', gives: 'unsatisfiable' },
  { header: 'bytes=10-12', gives: 'unsatisfiable' },
  { header: 'bytes=-1', gives: { start: 9, end: 9 } },
  { header: 'bytes=-10', gives: { start: 0, end: 9 } },
  { header: 'bytes=-11', gives: { start: 0, end: 9 } },
  { header: 'bytes=-0', gives: 'unsatisfiable' },
  { header: 'bytes=5-4', gives: undefined },
  { header: 'bytes=12-11', gives: undefined },
  { header: 'bytes=-', gives: undefined },
  { header: 'bytes=', gives: undefined },
  { header: 'bytes=a-b', gives: undefined },
  { header: 'x bytes=0-1', gives: undefined },
  { header: 'bytes=0-1 ', gives: undefined },
  { header: '', gives: undefined },
  { header: undefined, gives: undefined },
] as const)(
  '[K7] a range $header of ten bytes – at both sides of its limits – is read as $gives',
  ({ header, gives }) => {
    expect(parseRange(header, SIZE)).toEqual(gives);
  },
);

test('[K7] a range of an empty file – its last bytes, its first – has none', () => {
  expect([parseRange('bytes=-5', 0), parseRange('bytes=0-', 0)]).toEqual(['unsatisfiable', 'unsatisfiable']);
});
