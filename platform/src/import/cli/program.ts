import { openResources } from '@platform/installation/resources';
import { readSettings } from '@platform/installation/settings';
import { createSiteFinder } from '@platform/sites/sites.service';
import { databaseDoor } from '../databaseDoor';
import { runImport } from './main';

/** `npm run import`: the command line on the real database and media. */
const now = () => Date.now();
const tell = (line: string) => process.stderr.write(`${line}\n`);

try {
  process.exitCode = await runImport(process.argv.slice(2), {
    openStore: async (id) => {
      const ground = await openResources(readSettings(process.env), tell);
      const site = (await createSiteFinder(ground.db, now, '').all()).find((one) => one.id === id);
      if (!site) {
        await ground.close();
        throw new Error(`There is no site ${id}: start Touchpaper once (npm start) before the first import.`);
      }
      return { store: databaseDoor(ground.db, site, now), media: ground.media, close: ground.close };
    },
    clock: () => new Date(),
    print: (line) => process.stdout.write(`${line}\n`),
    tell,
  });
} catch (error) {
  tell(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
