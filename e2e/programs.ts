import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase, type Queries } from '@platform/db/connection';
import { startEmbedded } from '@platform/db/embedded';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface Programs {
  /** A built program of the platform on the folder. */
  program(file: string, args: readonly string[]): ChildProcess;
  /** The server, once it is open. */
  startServer(): Promise<{ child: ChildProcess; origin: string }>;
  /** Output and exit code of a program with this input. */
  runProgram(
    file: string,
    args: readonly string[],
    input?: string,
  ): Promise<{ code: number | null; out: string; errors: string }>;
  /** Whatever still runs. */
  stop(): Promise<void>;
}

/** One connection to the database of a folder, beside the programs on it; once it is closed this process has no part in its PostgreSQL. */
export async function openBeside(folder: string): Promise<Database> {
  const { url, stop } = await startEmbedded({ dataDir: join(folder, 'postgres'), log: () => undefined });
  const db = openDatabase(url, { max: 1 });
  const close = async () => {
    await db.close();
    await stop();
  };
  return { ...db, close };
}

/** Programs on a data folder of their own, as an installation without the demonstration runs them. */
export function programsOn(folder: string, settings: Readonly<Record<string, string>> = {}): Programs {
  const running = new Set<ChildProcess>();

  function start(file: string, args: readonly string[], input: 'ignore' | 'pipe'): ChildProcess {
    const env = {
      ...process.env,
      DATA_DIR: folder,
      XDG_CONFIG_HOME: join(folder, 'config'),
      PORT: '0',
      DEMO: 'off',
      DATABASE_URL: '',
      NODE_ENV: 'production',
      ...settings,
    };
    const child = spawn(process.execPath, [join(root, 'dist/platform', file), ...args], {
      cwd: root,
      env,
      stdio: [input, 'pipe', 'pipe'],
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    return child;
  }

  function program(file: string, args: readonly string[]): ChildProcess {
    const child = start(file, args, 'ignore');
    child.stderr?.resume();
    return child;
  }

  async function runProgram(file: string, args: readonly string[], input = '') {
    const child = start(file, args, 'pipe');
    let [out, errors] = ['', ''];
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.stdin?.end(input);
    const [code]: (number | null)[] = await once(child, 'close');
    return { code: code ?? null, out, errors };
  }

  async function startServer(): Promise<{ child: ChildProcess; origin: string }> {
    const child = program('main.js', []);
    if (!child.stdout) throw new Error('no output');
    for await (const line of createInterface(child.stdout)) {
      const origin = /open: (http:\/\/[^/\s]+)/.exec(line)?.[1];
      if (origin) {
        child.stdout.resume();
        return { child, origin };
      }
    }
    throw new Error('the server ended before it was open');
  }

  return {
    program,
    runProgram,
    startServer,
    stop: async () => {
      for (const child of running) child.kill('SIGTERM');
      await Promise.all([...running].map((child) => once(child, 'exit')));
    },
  };
}

/** Process number of the database behind a connection. */
export async function postmasterOf(db: Queries): Promise<number> {
  const place = await db.one<{ data_directory: string }>({ name: 'place', text: 'show data_directory' });
  const file = await readFile(join(place?.data_directory ?? '', 'postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}
