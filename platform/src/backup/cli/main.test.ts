import { beforeEach, expect, test } from 'vitest';
import { runBackup } from './main';

let calls: string[];
let printed: string[];
let errors: string[];
beforeEach(() => {
  [calls, printed, errors] = [[], [], []];
});

const run = (...argv: string[]) => runWith('', argv);
const runWith = (bucket: string, argv: readonly string[]) =>
  runBackup(argv, {
    bucket,
    backUp: async (folder) => {
      calls.push(`backup ${folder}`);
      return { rows: 12, files: 3 };
    },
    restore: async (folder) => {
      calls.push(`restore ${folder}`);
      throw new Error(`${folder} holds no backup`);
    },
    print: (line) => printed.push(line),
    printError: (line) => errors.push(line),
  });

test('[K4] backup and restore – done or refused – say it in one line and by their exit code', async () => {
  expect([await run('backup', 'a'), await run('restore', 'b')]).toEqual([0, 1]);
  expect([calls, printed, errors]).toEqual([
    ['backup a', 'restore b'],
    ['a: 12 rows, 3 files'],
    ['b holds no backup'],
  ]);
});

test.each([[['backup']], [['backup', 'a', 'b']], [['restore', '--force']], [['copy', 'a']]])(
  '[K4] a call of %j – ends with 2 and the help – and does nothing',
  async (argv) => {
    expect([await run(...argv), calls]).toEqual([2, []]);
    expect(errors.join()).toContain('npm run restore');
  },
);

test('[K4][K9] a backup – the media lie in a bucket – says that they are not in it', async () => {
  expect(await runWith('paper', ['backup', 'a'])).toBe(0);
  expect(printed).toEqual(['a: 12 rows, 3 files', 'The media lie in the bucket paper and are not in it.']);
});

test('[K4] help – asked for – is printed', async () => {
  expect(await run('restore', '--help')).toBe(0);
  expect(printed.join()).toContain('npm run backup');
});
