import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Chunks of earlier builds are served this long to pages that were opened before (A16). */
const KEPT_DAYS = 14;

/** Names in `assets` of the build that stands. */
function namesOf(client) {
  const path = join(client, '.vite/manifest.json');
  if (!existsSync(path)) return new Set();
  const chunks = Object.values(JSON.parse(readFileSync(path, 'utf8')));
  const files = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  // the build's own name is in no manifest, and pages ask for it at any time
  return new Set(['build.txt', ...files.map((file) => file.replace(/^assets\//, ''))]);
}

/** The chunk's name without the ending of a compressed copy. */
const plainName = (name) => name.replace(/\.(br|gz)$/, '');

/**
 * Removes the chunks that no build has had for so long; called before a new build takes the current one's place.
 * @param client folder of the browser build
 * @param now epoch ms
 */
export function letOldChunksGo(client, now) {
  const folder = join(client, 'assets');
  if (!existsSync(folder)) return;
  const current = namesOf(client);
  const oldest = now - KEPT_DAYS * 86_400_000;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    // however old it is, a page may have been opened with it a moment ago: its days begin when it is replaced
    if (current.has(plainName(name))) utimesSync(path, now / 1000, now / 1000);
    else if (statSync(path).mtimeMs < oldest) rmSync(path);
  }
}
