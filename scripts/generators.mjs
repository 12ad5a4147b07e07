// Installs the generators of clients that read the OpenAPI document into a cache (decision 134).
// `node scripts/generators.mjs` alone installs them and says what is missing.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, runNpm } from './tools.mjs';

const lists = ['package.json', 'package-lock.json'];
const source = join(root, 'scripts/generators');
const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'touchpaper-generators');

const version = () => {
  const hash = createHash('sha256');
  for (const list of lists) hash.update(readFileSync(join(source, list)));
  return hash.digest('hex').slice(0, 16);
};

/** Folder of the installed generators, named after the versions they are pinned to. */
export const generatorsFolder = join(cache, version());

/** Installs what is not here yet, without scripts and without programs. @returns names of what is missing */
export function ensureGenerators() {
  if (existsSync(generatorsFolder)) return [];
  console.log('Installing generators of clients …');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'fetching-'));
  for (const list of lists) copyFileSync(join(source, list), join(folder, list));
  const bare = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', '--silent'];
  if (runNpm(['ci', '--prefix', folder, ...bare]) === 0 && !existsSync(generatorsFolder))
    renameSync(folder, generatorsFolder);
  rmSync(folder, { recursive: true, force: true });
  return existsSync(generatorsFolder) ? [] : ['generators'];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const missing = ensureGenerators();
  console.log(missing.length > 0 ? `Missing: ${missing.join(', ')}.` : 'All generators are here.');
}
