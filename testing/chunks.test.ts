import { readdirSync } from 'node:fs';
import picomatch from 'picomatch';
import { describe, expect, test } from 'vitest';
import { groups, groupsOf, isDeferredPart } from '../vite.chunks';

const files = ['touch/src', 'contract/src']
  .flatMap((folder) =>
    readdirSync(new URL(`../${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path}`,
    ),
  )
  .filter((path) => /\.\w+$/.test(path));

describe('groups of vite.chunks.ts', () => {
  test('the files of the client and the contract are found', () => {
    expect(files.length).toBeGreaterThan(1_700);
  });

  test('a file – whichever it is – lies in one group at most', () => {
    const shared = files.filter((file) => groupsOf(file).length > 1);
    expect(shared.map((file) => `${file}: ${groupsOf(file).join(', ')}`)).toEqual([]);
  });

  test.each(Object.entries(groups))('each glob of %s finds files', (_, globs) => {
    const unused = globs.filter((glob) => !files.some((file) => picomatch(glob)(file)));
    expect(unused).toEqual([]);
  });

  test('a text in one language – beside files of a group – belongs to none', () => {
    expect(groupsOf('touch/src/features/questions/texts/index.ts')).toEqual(['questions']);
    expect(groupsOf('touch/src/features/questions/texts/zh.ts')).toEqual([]);
  });

  test('[A16] parts that stand in the page before their code – of each kind of screen – are known', () => {
    const deferred = files.filter(isDeferredPart);
    expect(deferred).toContain('touch/src/screens/newsDetail/End.tsx');
    expect(deferred).toContain('touch/src/screens/liveDetail/LiveComments.tsx');
    expect(deferred.length).toBeGreaterThanOrEqual(20);
  });
});
