import { beforeEach, expect, test } from 'vitest';
import { runAudit } from './main';

let printed: string[];
let errors: string[];
beforeEach(() => {
  [printed, errors] = [[], []];
});

const whole = { faults: [], files: 2, lines: 9, end: '2031-03-05.0.log 4 abc' };
const run = (...argv: string[]) =>
  runAudit(argv, {
    check: async (folder) => {
      if (folder === 'none') throw new Error('there is no folder none');
      const faults = [
        { file: 'a.log', line: 3, words: 'was changed' },
        { file: 'b.log', line: 0, words: 'is missing' },
      ];
      return folder === '' ? whole : { ...whole, faults };
    },
    print: (line) => printed.push(line),
    printError: (line) => errors.push(line),
  });

test('[K18] the command – on a whole log, on a broken one, on none – names each fault by file and line, and ends with 0 or 1', async () => {
  expect([await run(), await run('copy'), await run('none')]).toEqual([0, 1, 1]);
  expect(errors).toEqual(['a.log:3 was changed', 'b.log is missing', 'there is no folder none']);
  expect(printed).toEqual([
    ...['2 files, 9 lines, whole', 'ends with 2031-03-05.0.log 4 abc'],
    ...['2 files, 9 lines, 2 faults', 'ends with 2031-03-05.0.log 4 abc'],
  ]);
});

test.each([[['--fix']], [['a', 'b']]])('[K18] a call of %j – ends with 2 and the help', async (argv) => {
  expect([await run(...argv), printed]).toEqual([2, []]);
  expect(errors.join()).toContain('npm run audit');
});

test('[K18] help – asked for – is printed', async () => {
  expect(await run('--help')).toBe(0);
  expect(printed.join()).toContain('npm run audit');
});
