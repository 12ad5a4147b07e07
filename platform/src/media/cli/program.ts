import { constants, setPriority } from 'node:os';
import { runNextAvifJob } from '../avifJobs';

/** Encodes the pictures that wait in the media folder, its only argument, until none waits. Everything else on the machine comes first. */
const [folder = ''] = process.argv.slice(2);
setPriority(constants.priority.PRIORITY_LOW);

const stopping = new AbortController();
process.once('SIGTERM', () => stopping.abort());
const failed = (error: unknown) =>
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);

while (!stopping.signal.aborted && (await runNextAvifJob({ folder, failed }, stopping.signal)));
