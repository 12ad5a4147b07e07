import { expect, test } from 'vitest';
import { runMove } from './main';

const run = async (argv: readonly string[], failure?: Error) => {
  const lines: string[] = [];
  const move = (name: string) => async () => {
    lines.push(name);
    if (failure) throw failure;
    return { copied: 3, same: 4, foreign: 0 };
  };
  const code = await runMove(argv, {
    toBucket: move('to the bucket'),
    toFolder: move('to the folder'),
    print: (line) => lines.push(line),
    printError: (line) => lines.push(line),
  });
  return [code, ...lines];
};

test('[K9] to-bucket and to-folder – done – say how much was copied and end with 0', async () => {
  const line = '3 files copied, 4 were there, 0 are no media and stay';
  expect(await run(['to-bucket'])).toEqual([0, 'to the bucket', line]);
  expect(await run(['to-folder'])).toEqual([0, 'to the folder', line]);
});

test('[K9] a move – refused – says why and ends with 1', async () => {
  expect(await run(['to-bucket'], new Error('There is no bucket'))).toEqual([
    1,
    'to the bucket',
    'There is no bucket',
  ]);
});

test.each([[[]], [['to-cloud']], [['to-bucket', 'x']]])(
  '[K9] a call of %j – shows the help – and moves nothing',
  async (argv) => {
    expect(await run(argv)).toEqual([2, expect.stringContaining('npm run media')]);
  },
);
