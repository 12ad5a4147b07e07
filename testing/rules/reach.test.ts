import { expect, test } from 'vitest';
import { missedFolders } from './reach';

test('missedFolders – a rule finds fewer files than there are – names the folder with both numbers', () => {
  const paths = ['touch/src/api/a.ts', 'touch/src/lib/b.ts', 'touching/c.ts', 'demo/d.ts'];
  expect(missedFolders(paths, { touch: 2, demo: 1 })).toEqual([]);
  expect(missedFolders(paths, { touch: 3, platform: 1 })).toEqual([
    'touch: 2 files of at least 3',
    'platform: 0 files of at least 1',
  ]);
});
