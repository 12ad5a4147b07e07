import { beforeEach, expect, test } from 'vitest';
import { runSite } from './main';

let calls: (string | number)[][];
let printed: string[];
let errors: string[];
beforeEach(() => {
  [calls, printed, errors] = [[], [], []];
});

const copied = { rows: 12, files: 3, gone: 1 };
const run = (...argv: string[]) =>
  runSite(argv, {
    exportSite: async (site, folder) => {
      calls.push(['export', site, folder]);
      return copied;
    },
    importSite: async (folder) => {
      calls.push(['import', folder]);
      if (folder === 'spoilt') throw new Error('spoilt breaks off.');
      return { ...copied, gone: 0, site: 1 };
    },
    print: (line) => printed.push(line),
    printError: (line) => errors.push(line),
  });

test('[K13] a site goes out and comes in, and what was copied is said', async () => {
  expect(await run('export', 'copy', '--site', '3')).toBe(0);
  expect(await run('import', 'copy')).toBe(0);
  expect(calls).toEqual([
    ['export', 3, 'copy'],
    ['import', 'copy'],
  ]);
  expect(printed).toEqual(['copy: 12 rows, 3 files', 'copy: 12 rows, 3 files']);
  expect(errors).toEqual(['1 files that rows name are not there']);
});

test('[K13] a command that is refused – ends with 1 and one line that says why', async () => {
  expect(await run('import', 'spoilt')).toBe(1);
  expect(errors).toEqual(['spoilt breaks off.']);
});

test.each([
  [[]],
  [['export']],
  [['export', 'a', 'b']],
  [['move', 'a']],
  [['export', 'a', '--site', '0']],
  [['import', 'a', '--x']],
])('[K13] a call of %j ends with 2 and the help, and does nothing', async (argv) => {
  expect(await run(...argv)).toBe(2);
  expect(errors.join('\n')).toContain('npm run site');
  expect(calls).toEqual([]);
});

test('[K13] help is help', async () => {
  expect(await run('--help')).toBe(0);
  expect(printed.join('\n')).toContain('--site <id>');
});
