import { endWithParent } from '@platform/db/endWithParent';
import { openResources } from '@platform/installation/resources';
import { readSettings } from '@platform/installation/settings';
import type { FillFailure } from './fillBeside';
import { fillHere } from './fillHere';

/** Fills the demonstration into the database and the data folder of the server that started it. */
endWithParent();
const log = (line: string) => process.stdout.write(`${line}\n`);
try {
  const settings = readSettings(process.env);
  const resources = await openResources(settings, log);
  await fillHere(resources, settings.dataDir, Date.now, log);
  await resources.close();
  process.exit(0);
} catch (error) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const failure: FillFailure = { name, message, stack, code };
  process.send?.(failure, () => process.exit(1));
}
