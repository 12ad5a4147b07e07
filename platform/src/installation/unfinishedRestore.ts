import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { startRefused } from '@platform/db/startRefused';

/** File in a data folder while a backup is restored into it. */
export const UNFINISHED_RESTORE = 'unfinished-restore';

/** @throws startRefused(…) where a restore goes on or was cut off: the folder is not whole */
export async function refuseUnfinishedRestore(dataDir: string): Promise<void> {
  if (await stat(join(dataDir, UNFINISHED_RESTORE)).catch(() => undefined))
    throw startRefused(
      `A restore into ${dataDir} is under way or was cut off: let it end, or run npm run restore again.`,
    );
}
