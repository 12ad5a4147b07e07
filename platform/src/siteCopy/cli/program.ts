import { join } from 'node:path';
import { openResources } from '@platform/installation/resources';
import { readSettings } from '@platform/installation/settings';
import { type CopyParts, exportSite } from '../exportSite';
import { importSite } from '../importSite';
import { runSite } from './main';

/** `npm run site`: a whole site out of, and into, this installation's database and media. */
const tell = (line: string) => process.stderr.write(`${line}\n`);

async function onGround<Result>(work: (parts: CopyParts) => Promise<Result>): Promise<Result> {
  const settings = readSettings(process.env);
  const ground = await openResources(settings, tell);
  try {
    return await work({ db: ground.db, media: join(settings.dataDir, 'media') });
  } finally {
    await ground.close();
  }
}

process.exitCode = await runSite(process.argv.slice(2), {
  exportSite: (site, folder) => onGround((parts) => exportSite(parts, site, folder)),
  importSite: (folder) => onGround((parts) => importSite(parts, folder)),
  print: (line) => process.stdout.write(`${line}\n`),
  tell,
});
