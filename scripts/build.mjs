import './nodeVersion.mjs';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { letOldChunksGo } from './chunks.mjs';
import { ensurePackages } from './packages.mjs';
import { plainLine, root, run, runTool, stop } from './tools.mjs';

const sources = ['contract', 'platform', 'touch', 'desk', 'demo', 'server'];
const configs = [
  'package-lock.json',
  'tsconfig.json',
  'vite.chunks.ts',
  'vite.flexGaps.ts',
  'vite.operations.ts',
  'vite.touch.config.ts',
  'vite.worker.config.ts',
  'vite.desk.config.ts',
  'vite.gallery.config.ts',
  'vite.platform.config.ts',
];
const stamp = join(root, 'dist/.stamp');

function* filesIn(folder, path) {
  if (!existsSync(join(folder, path))) return;
  if (!statSync(join(folder, path)).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(join(folder, path)).sort()) yield* filesIn(folder, `${path}/${name}`);
}

/** One value for all that a build is made from; tests are not. */
export function sourcesNow(folder = root) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  for (const path of [...sources, ...configs].flatMap((start) => [...filesIn(folder, start)])) {
    if (/\.test\.tsx?$/.test(path)) continue;
    hash.update(`\n${path}\n`).update(readFileSync(join(folder, path)));
  }
  return hash.digest('hex');
}

const steps = [
  ['the client', ['build', '--config', 'vite.touch.config.ts']],
  // carries the name of the client's build
  ['the service worker', ['build', '--config', 'vite.worker.config.ts']],
  [
    "the client's server entry",
    [
      'build',
      '--config',
      'vite.touch.config.ts',
      '--ssr',
      'touch/src/app/server.tsx',
      '--outDir',
      'dist/touch-server',
    ],
  ],
  ['the desk', ['build', '--config', 'vite.desk.config.ts']],
  ["the demonstration's gallery", ['build', '--config', 'vite.gallery.config.ts']],
  ['the platform', ['build', '--config', 'vite.platform.config.ts']],
];

/** Builds everything into `dist`; stops the process when a step fails. */
export function build() {
  try {
    rmSync(stamp, { force: true });
    const made = sourcesNow();
    for (const client of ['dist/touch', 'dist/desk']) letOldChunksGo(join(root, client), Date.now());
    for (const [what, args] of steps) {
      console.log(`Building ${what} …`);
      const code = runTool('vite', [...args, '--logLevel', 'warn'], { env: { NODE_ENV: 'production' } });
      if (code !== 0) stop(`Building ${what} failed; the reason stands above.`, code);
    }
    mkdirSync(join(root, 'dist'), { recursive: true });
    writeFileSync(stamp, made);
  } catch (error) {
    stop(plainLine(error) ?? `The build failed: ${error.message}`);
  }
}

/** True when `dist` was built from the sources as they are now. */
export const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesNow();

/** Builds when a source has changed since the last build. */
export function ensureBuilt() {
  if (!isBuilt()) build();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensurePackages();
  build();
  process.exit(run(process.execPath, ['scripts/sizes.mjs']));
}
