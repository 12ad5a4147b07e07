// `npm start`: everything a fresh checkout needs, then the server in this very process, so that signals reach it directly.
import './nodeVersion.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensurePackages } from './packages.mjs';
import { plainLine, root, stop } from './tools.mjs';

ensurePackages();
ensureBuilt();
process.chdir(root);
process.env.NODE_ENV ??= 'production';
const server = join(root, 'dist/platform/main.js');
process.argv[1] = server;
try {
  await import(pathToFileURL(server).href);
} catch (error) {
  stop(plainLine(error) ?? error?.stack ?? String(error));
}
