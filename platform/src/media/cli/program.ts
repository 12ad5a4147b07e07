import { constants, setPriority } from 'node:os';
import { endWithParent } from '@platform/db/endWithParent';
import { runNextAvifJob } from '../avifJobs';

/** Encodes the pictures that wait in the media folder, its only argument, until none waits. Everything else on the machine comes first. */
endWithParent();
const [folder = ''] = process.argv.slice(2);
setPriority(constants.priority.PRIORITY_LOW);

const stopping = new AbortController();
process.once('SIGTERM', () => stopping.abort());
const failed = (error: unknown) =>
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);

const job = { folder, failed, now: Date.now };
while (!stopping.signal.aborted && (await runNextAvifJob(job, stopping.signal)));
process.exit();
