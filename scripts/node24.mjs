// Fetches Node 24 for `npm run test:all` (decision 153): the package that npm's `node@24` installs on this system.
// `node scripts/node24.mjs` alone fetches it and says where it is.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fetchArchive } from './npmArchive.mjs';

const version = '24.21.0';

/** Hashes of the packages, by system and processor. */
const hashes = {
  'linux-x64': '3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  'linux-arm64': 'FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
};

const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'touchpaper-node');
const folder = join(cache, version);

/** Folder with the program `node`. */
export const node24Folder = join(folder, 'bin');

/** @returns names of what is missing */
export async function ensureNode24() {
  const system = `${process.platform}-${process.arch}`;
  const sha512 = hashes[system];
  if (sha512 !== undefined)
    await fetchArchive({ package: `node-${system}@${version}`, sha512 }, folder, (fetched) => {
      renameSync(join(fetched, 'package/bin'), join(fetched, 'bin'));
      rmSync(join(fetched, 'package'), { recursive: true });
    });
  return existsSync(join(node24Folder, 'node')) ? [] : ['node-24'];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const missing = await ensureNode24();
  console.log(missing.length > 0 ? `Missing: ${missing.join(', ')}.` : join(node24Folder, 'node'));
}
