// `npm run import -- …`, `npm run newsroom -- …`, `npm run site -- …`, `npm run paper -- …`, `npm run media -- …`, `npm run backup -- …`, `npm run restore -- …`, `npm run audit`, `npm run migrate`: a command of the built server, with its arguments.
import './nodeVersion.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensurePackages } from './packages.mjs';
import { plainLine, root, stop } from './tools.mjs';

const commands = ['import', 'newsroom', 'site', 'paper', 'media', 'backup', 'audit', 'migrate'];
const [command, ...args] = process.argv.slice(2);
if (!commands.includes(command)) stop(`Say what to run: ${commands.join(', ')}.`);

// `| head` has read enough
process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 1));

ensurePackages();
ensureBuilt();
process.env.NODE_ENV ??= 'production';
const program = join(root, 'dist/platform', `${command}.js`);
process.argv = [process.execPath, program, ...args];
try {
  await import(pathToFileURL(program).href);
} catch (error) {
  stop(plainLine(error) ?? error?.stack ?? String(error));
}
