import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNpm, stop } from './tools.mjs';

function packagesOf(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8')).packages ?? {};
}

/** Compares npm's record in node_modules with package-lock.json; other platforms' packages may be absent. */
function isInstalled() {
  try {
    // A link leads to packages someone else looks after.
    if (lstatSync(join(root, 'node_modules')).isSymbolicLink()) return true;
    const wanted = packagesOf('package-lock.json');
    const there = packagesOf('node_modules/.package-lock.json');
    return Object.entries(wanted).every(
      ([path, { version, optional, link }]) =>
        path === '' || link || there[path]?.version === version || (optional && there[path] === undefined),
    );
  } catch {
    return false;
  }
}

/** Installs what package-lock.json names when it is not there; no package's script is run. */
export function ensurePackages() {
  if (isInstalled()) return;
  console.log('Installing packages …');
  const code = runNpm([
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code !== 0)
    stop('The packages could not be installed: npm says why above. Put that right and start again.', code);
}
