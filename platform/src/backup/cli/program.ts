import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { startRefused } from '@platform/db/startRefused';
import { openDatabaseServer } from '@platform/installation/resources';
import { readSettings } from '@platform/installation/settings';
import { refuseUnfinishedRestore } from '@platform/installation/unfinishedRestore';
import { backUp } from '../backup.service';
import { restore } from '../restore.service';
import { runBackup } from './main';

/** `npm run backup`, `npm run restore`: the whole installation out of, and into, a folder. */
const tell = (line: string) => process.stderr.write(`${line}\n`);

process.exitCode = await runBackup(process.argv.slice(2), {
  async backUp(folder) {
    const settings = readSettings(process.env);
    const { dataDir, databaseUrl } = settings;
    await refuseUnfinishedRestore(dataDir);
    const first = databaseUrl === '' ? join(dataDir, 'postgres') : dataDir;
    if (!(await stat(first).catch(() => undefined)))
      throw startRefused(`${dataDir} holds no installation: set DATA_DIR to its data folder.`);
    const { url, stop } = await openDatabaseServer(settings, tell);
    try {
      return await backUp({ url, dataDir }, folder);
    } finally {
      await stop();
    }
  },
  restore(folder) {
    const settings = readSettings(process.env);
    const { dataDir, databaseUrl } = settings;
    return restore(
      { dataDir, isEmbedded: databaseUrl === '', open: () => openDatabaseServer(settings, tell) },
      folder,
    );
  },
  bucket: process.env.S3_BUCKET ?? '',
  print: (line) => process.stdout.write(`${line}\n`),
  printError: tell,
});
