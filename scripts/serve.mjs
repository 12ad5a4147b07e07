// The built server, as a process of its own; scripts/start.mjs starts it. An error of its start is one line where there are words for it.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { plainLine, root, stop } from './tools.mjs';

const server = join(root, 'dist/platform/main.js');
process.argv[1] = server;
try {
  await import(pathToFileURL(server).href);
} catch (error) {
  stop(plainLine(error) ?? error?.stack ?? String(error));
}
