// `npm start`: everything a fresh checkout needs, then the server in a process of its own, which ends with this one.
import './nodeVersion.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensurePackages } from './packages.mjs';
import { root } from './tools.mjs';

ensurePackages();
ensureBuilt();

// glibc gives each thread memory of its own and keeps it; the variable counts only from the start of a process (decision 124)
const memory = { MALLOC_ARENA_MAX: '2' };
const server = spawn(process.execPath, [...process.execArgv, join(root, 'scripts/serve.mjs')], {
  cwd: root,
  env: { NODE_ENV: 'production', ...memory, ...process.env },
  // the server stops when the channel closes, however this process ends
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
// Ctrl-C reaches both; the server stops once
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => process.exit(code ?? 1));
