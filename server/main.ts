import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { whenParentEnds } from '@platform/db/endWithParent';
import { setRegionTables } from '@platform/installation/regionTable';
import { readSettings } from '@platform/installation/settings';
import { runServer } from '@platform/server';
import { openDemonstration } from './demonstration';
import { fillBeside } from './fillBeside';

// Garbage is collected once it is a third of the memory in use. V8's own rule waits for several times as much on machines with
// plenty of memory: after a rush of pages the process stood between 210 and 330 MB (bench/rush), for no less CPU.
setFlagsFromString('--heap-growing-percent=30');

const stopRequested = new Promise<'stop'>((stop) => {
  // the start script has gone
  whenParentEnds(() => stop('stop'));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop('stop'));
});
const log = (line: string) => process.stdout.write(`${line}\n`);
const settings = readSettings(process.env);
setRegionTables(settings.regionTables);

// scripts/start.mjs prints an error that is thrown here, in one line where there are words for it
await runServer({
  settings,
  log,
  stopRequested,
  pictureProgram: fileURLToPath(new URL('pictures.js', import.meta.url)),
  demonstration: settings.demonstration
    ? openDemonstration(settings, (resources, now, signal) =>
        fillBeside(resources, settings.dataDir, now, signal),
      )
    : undefined,
});
process.exit(0);
