import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Ends this process with one line that says what is wrong and what to do. */
export function stop(line, code = 1) {
  console.error(line);
  process.exit(code);
}

const plainWords = {
  EADDRINUSE: 'The port is taken: stop what listens there, or set PORT to another one.',
  EADDRNOTAVAIL: 'HOST is not an address of this machine.',
  ENOSPC: 'The disk is full: free some space and start again.',
  EDQUOT: 'The disk quota is used up: free some space and start again.',
  EROFS: 'The file system is read-only: set DATA_DIR to a folder that can be written.',
  // PostgreSQL's own words for it, from a statement
  53100: 'The disk is full: free some space and start again.',
};

/** Any failure of a start as one line. */
export function plainLine(error) {
  if (error?.name === 'StartRefused') return error.message;
  const words = plainWords[error?.code];
  if (words !== undefined) return error.port === undefined ? words : `${words} (port ${error.port})`;
  if (error?.code === 'EACCES' || error?.code === 'EPERM') {
    if (error.syscall === 'listen')
      return `This user may not listen on port ${error.port}: set PORT to one above 1023.`;
    return `${error.path ?? 'A folder'} cannot be written: give this user the right to, or set DATA_DIR to another folder.`;
  }
  return undefined;
}

/** Runs a program in the project's root with our input and output. Returns its exit code. */
export function run(program, args, env = {}) {
  const result = spawnSync(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (result.error) console.error(`${program}: ${result.error.message}`);
  return result.status ?? 1;
}

/** Runs a program of an installed package, without npx and so without any look at the network. */
export function runTool(packageName, args, { name = packageName, env = {} } = {}) {
  const home = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return run(process.execPath, [join(home, typeof bin === 'string' ? bin : bin[name]), ...args], env);
}

/** npm as it was called, or the one on PATH. */
export function runNpm(args) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('npm-cli.js')) return run(process.execPath, [npm, ...args]);
  return process.platform === 'win32' ? run('cmd', ['/c', 'npm', ...args]) : run('npm', args);
}
