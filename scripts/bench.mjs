// `npm run bench`, or `npm run bench -- name …` for some of them: figures against their limits, in one table.
import './nodeVersion.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensure } from './ensure.mjs';
import { ensurePackages } from './packages.mjs';
import { root, runTool, stop } from './tools.mjs';

if (!existsSync('/proc/self/schedstat')) stop('The benchmarks read /proc: they run on Linux only.');
ensurePackages();
// taps are measured in the engine alone (decision 095)
ensure(['chromium', 'chromium-headless-shell']);
ensureBuilt();
process.chdir(root);
process.env.NODE_ENV = 'production';
const code = runTool('vite', ['build', '--config', 'bench/vite.config.ts', '--logLevel', 'error']);
if (code !== 0) stop('Building the benchmarks failed; the reason stands above.', code);
const { bench } = await import(pathToFileURL(join(root, 'dist/bench/main.js')).href);
process.exit(await bench(process.argv.slice(2)));
