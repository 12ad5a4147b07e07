import { constants, setPriority } from 'node:os';
import { openResources } from '@platform/installation/resources';
import { readSettings } from '@platform/installation/settings';
import { createSiteFinder } from '@platform/sites/sites.service';
import { createDatabaseTarget } from '../databaseWriter.port';
import { runImport } from './main';

/** `npm run import`: the command line on the real database and media. */
const now = () => Date.now();
const tell = (line: string) => process.stderr.write(`${line}\n`);

try {
  process.exitCode = await runImport(process.argv.slice(2), {
    openTarget: async (id) => {
      const resources = await openResources(readSettings(process.env), tell);
      // readers come first; PostgreSQL, which this program may have started, keeps its priority
      setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
      const site = (await createSiteFinder(resources.db, now, '').all()).find((one) => one.id === id);
      if (!site) {
        await resources.close();
        throw new Error(`There is no site ${id}: start Touchpaper once (npm start) before the first import.`);
      }
      return {
        target: createDatabaseTarget(resources.db, site, now),
        media: resources.media,
        close: resources.close,
      };
    },
    clock: () => new Date(),
    print: (line) => process.stdout.write(`${line}\n`),
    printError: tell,
  });
} catch (error) {
  tell(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
