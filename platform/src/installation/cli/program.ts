import { openResources } from '@platform/installation/resources';
import { readSettings } from '@platform/installation/settings';

/** `npm run migrate`: brings the database up to this version, whatever `MIGRATE` says. */
const tell = (line: string) => process.stderr.write(`${line}\n`);
const resources = await openResources({ ...readSettings(process.env), migrates: true }, tell);
await resources.close();
process.stdout.write('The database is of this version.\n');
