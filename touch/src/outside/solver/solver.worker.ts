import { solve } from './solve';

/** Takes one challenge, answers with its solution; '' = it cannot be solved here. */
addEventListener('message', ({ data }: MessageEvent<string>) => {
  const send = (solution: string) => postMessage(solution);
  solve(data, 'subtle' in crypto).then(send, () => send(''));
});
