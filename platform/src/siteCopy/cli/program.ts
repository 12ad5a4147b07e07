import { openResources } from '@platform/installation/resources';
import { readSettings } from '@platform/installation/settings';
import { type CopyParts, exportSite } from '../exportSite.service';
import { importSite } from '../importSite.service';
import { runSite } from './main';

/** `npm run site`: a whole site out of, and into, this installation's database and media. */
const tell = (line: string) => process.stderr.write(`${line}\n`);

async function withResources<Result>(work: (parts: CopyParts) => Promise<Result>): Promise<Result> {
  const settings = readSettings(process.env);
  const resources = await openResources(settings, tell);
  try {
    return await work({ db: resources.db, media: resources.storage.files });
  } finally {
    await resources.close();
  }
}

process.exitCode = await runSite(process.argv.slice(2), {
  exportSite: (site, folder) => withResources((parts) => exportSite(parts, site, folder)),
  importSite: (folder) => withResources((parts) => importSite(parts, folder)),
  print: (line) => process.stdout.write(`${line}\n`),
  printError: tell,
});
