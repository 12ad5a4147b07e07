import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

const byName = (a, b) => (a.name < b.name ? -1 : 1);

/** Every file below a folder, in the order of the alphabet. @param {string} base @param {string} folder below `base` */
export function* filesBelow(base, folder) {
  for (const entry of readdirSync(join(base, folder), { withFileTypes: true }).sort(byName)) {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(base, path);
    else yield path;
  }
}

/** Files of these folders that are sources. @param {string} base @param {readonly string[]} folders @param {(path: string) => boolean} isSource */
export const sourcesIn = (base, folders, isSource) =>
  folders.flatMap((folder) => [...filesBelow(base, folder)].filter(isSource));
