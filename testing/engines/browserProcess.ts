import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export interface BrowserProcess {
  /** Resolves with the first match in what the program prints. @throws Error when it ends before */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  close(): Promise<void>;
}

/** An empty profile folder. */
export const newProfileFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'touchpaper-engine-'));

function watchOutput(program: string, child: ChildProcessByStdio<null, Readable, Readable>) {
  let text = '';
  let checks: (() => void)[] = [];
  let ended: Error | undefined;
  const check = () => {
    for (const each of checks) each();
  };
  const fail = (reason: string) => {
    ended = new Error(`${program} ended (${reason}): ${text.slice(-800)}`);
    check();
  };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      text += data;
      check();
    });
  child.once('error', ({ message }) => fail(message));
  child.once('exit', (code) => fail(`exit code ${code}`));
  const printed: BrowserProcess['printed'] = (pattern) =>
    new Promise((resolve, reject) => {
      const own = () => {
        const match = pattern.exec(text);
        if (!match && !ended) return;
        checks = checks.filter((each) => each !== own);
        if (match) resolve(match);
        else reject(ended);
      };
      checks.push(own);
      own();
    });
  return { printed };
}

/** Starts a browser in a process group of its own, which ends with it. @param profile removed at the end */
export function startBrowser(
  program: string,
  args: readonly string[],
  { env = {}, profile }: { readonly env?: Record<string, string>; readonly profile: string },
): BrowserProcess {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const output = watchOutput(program, child);
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const killGroup = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // it has ended by itself
    }
  };
  process.once('exit', killGroup);
  return {
    printed: output.printed,
    close: async () => {
      process.off('exit', killGroup);
      killGroup();
      if (child.pid) await exited;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
