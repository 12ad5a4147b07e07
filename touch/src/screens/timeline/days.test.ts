import { readRows } from '@touch/api/reading/rows';
import { expect, test } from 'vitest';
import { daysOf, goesOn } from './days';

test('[F24 timeline] a day that goes on over two pages has its date once', () => {
  const before = readRows([{ fileId: 1, publishtime: '2031-03-05 09:00:00.0' }]);
  const [same, other] = daysOf(
    readRows([
      { fileId: 2, publishtime: '2031-03-05 08:00:00.0' },
      { fileId: 3, publishtime: '2031-03-04 08:00:00.0' },
    ]),
  );
  expect(same && goesOn(before, same)).toBe(true);
  expect(other && goesOn(before, other)).toBe(false);
  expect(same && goesOn(undefined, same)).toBe(false);
});

test('[F24 timeline] articles of one day in site time stand together, newest first', () => {
  const rows = readRows([
    { fileId: 1, title: '一', publishtime: '2031-03-05 00:10:00.0' },
    { fileId: 3, title: '三', publishtime: '2031-03-04 08:00:00.0' },
    { fileId: 2, title: '二', publishtime: '2031-03-04 23:50:00.0' },
    { fileId: 4, title: '四' },
  ]);
  const days = daysOf(rows).map((day) => day.rows.map(({ fileId }) => fileId));
  expect(days).toEqual([['1'], ['2', '3'], ['4']]);
});
