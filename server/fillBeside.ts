import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { dueFilling } from '@demo/load/progress';
import type { Resources } from '@platform/installation/resources';

/** Of an error of the program, as its process sends it. */
export interface FillFailure {
  readonly name: string;
  readonly message: string;
  readonly stack: string | undefined;
  readonly code: unknown;
}

/** Fills the demonstration in a process of its own, whose memory ends with it. @throws the program's own error */
export async function fillBeside(
  { db, url }: Resources,
  folder: string,
  now: () => number,
  signal: AbortSignal,
): Promise<void> {
  if (!(await dueFilling(db, folder, now)) || signal.aborted) return;
  const program = fileURLToPath(new URL('fill.js', import.meta.url));
  const child = fork(program, [], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: url, REDIS_URL: '' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const stop = () => child.kill('SIGKILL');
  signal.addEventListener('abort', stop);
  let failure: FillFailure | undefined;
  child.on('message', (sent: FillFailure) => {
    failure = sent;
  });
  const [code] = await once(child, 'close');
  signal.removeEventListener('abort', stop);
  if (code === 0 || signal.aborted) return;
  throw Object.assign(new Error(failure?.message ?? `the program that fills it ended with ${code}`), failure);
}
