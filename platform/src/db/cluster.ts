import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { type Account, canReach, rootDataFolder } from './account';
import type { Binaries } from './binaries';
import { codeOf, folderRefused, outputRefused, startRefused } from './startRefused';

export const superuser = 'touchpaper';

/** Only for TCP (Windows): the password this data folder was made with. */
export const passwordFile = 'touchpaper.password';

/** PostgreSQL needs little from its surroundings, and inherits no secret. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    SystemRoot: process.env.SystemRoot,
    TEMP: process.env.TEMP,
    LC_ALL: 'C',
    TZ: 'UTC',
  };
}

/**
 * The real folder of the data. Where root's choice cannot be reached by PostgreSQL's user (a project under /root), the data
 * live under /var/lib/touchpaper and a symbolic link stands at the chosen place.
 */
export async function resolveDataFolder(
  dataDir: string,
  account: Account | undefined,
  log: (line: string) => void,
): Promise<string> {
  const chosen = resolve(dataDir);
  try {
    await mkdir(dirname(chosen), { recursive: true });
    const there = await lstat(chosen).catch(() => undefined);
    if (there !== undefined) {
      return await realpath(chosen).catch((cause: unknown) => {
        throw startRefused(`The data folder ${chosen} points to a place that is gone.`, cause);
      });
    }
    const parent = await realpath(dirname(chosen));
    if (account === undefined || (await canReach(account, parent))) return join(parent, basename(chosen));
    const name = createHash('sha256').update(chosen).digest('hex').slice(0, 12);
    const place = join(rootDataFolder, name);
    await mkdir(place, { recursive: true });
    await chmod(rootDataFolder, 0o755);
    await symlink(place, chosen);
    log(`PostgreSQL does not run as root and its user cannot reach ${chosen}: the data are in ${place}`);
    return place;
  } catch (error) {
    throw folderRefused(chosen, error);
  }
}

async function run(program: string, args: string[], account: Account | undefined): Promise<[number, string]> {
  return new Promise((done, failed) => {
    const child = spawn(program, args, { cwd: '/', env: postgresEnvironment(), stdio: 'pipe', ...account });
    let output = '';
    child.stdout.on('data', (part) => {
      output += part;
    });
    child.stderr.on('data', (part) => {
      output += part;
    });
    child.on('error', failed);
    child.on('close', (code) => done([code ?? 1, output]));
  });
}

async function initialise(folder: string, binaries: Binaries, account: Account | undefined): Promise<void> {
  // Beside the final name first: a first start cut short leaves no half-made data folder.
  const unfinished = `${folder}.${randomBytes(4).toString('hex')}`;
  await mkdir(unfinished, { mode: 0o700 });
  const password = randomBytes(24).toString('hex');
  const secret = `${unfinished}.password`;
  // The built-in C.UTF-8 sorts the same on every machine, so an index never depends on the system's locale data.
  const args = ['-D', unfinished, '-U', superuser, '-E', 'UTF8', '--locale=C', '--locale-provider=builtin'];
  args.push('--builtin-locale=C.UTF-8', '--no-instructions');
  try {
    if (process.platform === 'win32') {
      await writeFile(secret, password, { mode: 0o600 });
      args.push('--auth=scram-sha-256', `--pwfile=${secret}`);
    } else {
      args.push('--auth-local=trust', '--auth-host=reject');
    }
    if (account !== undefined) await chown(unfinished, account.uid, account.gid);
    const [code, output] = await run(binaries.initdb, args, account);
    if (code !== 0) throw outputRefused(folder, output);
    if (process.platform === 'win32') await rename(secret, join(unfinished, passwordFile));
    await rmdir(folder).catch(() => undefined);
    await rename(unfinished, folder).catch((error: unknown) => {
      // Another starter was first; its folder is as good.
      if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(codeOf(error))) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await rm(secret, { force: true });
  }
}

/** Makes the data folder on first use; refuses one that is not ours to open. */
export async function ensureCluster(
  folder: string,
  binaries: Binaries,
  account: Account | undefined,
): Promise<void> {
  try {
    const version = await readFile(join(folder, 'PG_VERSION'), 'utf8').catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    });
    if (version === undefined) {
      const entries = await readdir(folder).catch(() => []);
      if (entries.length > 0) {
        throw startRefused(
          `The data folder ${folder} holds something that is not a PostgreSQL; name another one.`,
        );
      }
      return await initialise(folder, binaries, account);
    }
    if (version.trim() !== binaries.major) {
      throw startRefused(
        `The data folder ${folder} belongs to PostgreSQL ${version.trim()}, this version brings ${binaries.major}: ` +
          'npm run backup with the old version and npm run restore here, or set DATABASE_URL to a PostgreSQL that runs it.',
      );
    }
  } catch (error) {
    throw folderRefused(folder, error);
  }
}
