import { spawn, spawnSync } from 'node:child_process';
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

function programOf(packageName, name) {
  const home = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return join(home, typeof bin === 'string' ? bin : bin[name]);
}

/** Runs a program of an installed package, without npx and so without any look at the network. @param program Node, as it runs here or another one */
export const runTool = (
  packageName,
  args,
  { name = packageName, env = {}, program = process.execPath } = {},
) => run(program, [programOf(packageName, name), ...args], env);

/** Starts such a program, which ends with this process at the latest. Resolves to its exit code. */
export function startTool(packageName, args, { name = packageName } = {}) {
  const child = spawn(process.execPath, [programOf(packageName, name), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  const end = () => child.kill();
  process.once('exit', end);
  return new Promise((done) => {
    child.once('error', ({ message }) => {
      console.error(`${packageName}: ${message}`);
      done(1);
    });
    child.once('exit', (code) => {
      process.off('exit', end);
      done(code ?? 1);
    });
  });
}

/** npm as it was called, or the one on PATH. */
export function runNpm(args) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('npm-cli.js')) return run(process.execPath, [npm, ...args]);
  return process.platform === 'win32' ? run('cmd', ['/c', 'npm', ...args]) : run('npm', args);
}
