import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApiDocument } from '@contract/openapi';
import { operations } from '@contract/operations';
import { generatorsFolder } from '../../scripts/generators.mjs';
import { root } from '../../scripts/tools.mjs';

/** A generator of clients: its program in the installed packages, its arguments, and the client's file. */
export interface Generator {
  readonly program: string;
  readonly args: (document: string, folder: string) => readonly string[];
}

/** Output of a program that ended, whatever its exit code. */
const runNode = (program: string, args: readonly string[], cwd: string): Promise<string> =>
  new Promise((done) => {
    execFile(process.execPath, [program, ...args], { cwd, maxBuffer: 20_000_000 }, (error, stdout, stderr) =>
      done(error ? stdout + stderr || error.message : ''),
    );
  });

const strict = [
  ...['--noEmit', '--strict', '--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler'],
  ...['--lib', 'es2022,dom,dom.iterable'],
];

/**
 * Generates a client from the contract and compiles it strictly, with a program that uses it.
 * @returns messages of the generator, else of the compiler; empty where both succeed
 */
export async function problemsOfClient({ program, args }: Generator, use: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'touchpaper-client-'));
  try {
    const document = join(folder, 'openapi.json');
    const whole = openApiDocument(operations, { version: '6.2.6', servers: ['http://127.0.0.1:8080'] });
    await writeFile(document, JSON.stringify(whole));
    const generated = await runNode(
      join(generatorsFolder, 'node_modules', program),
      args(document, folder),
      folder,
    );
    if (generated !== '') return generated;
    await writeFile(join(folder, 'use.ts'), use);
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    return await runNode(compiler, [...strict, join(folder, 'use.ts')], folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
