import { join } from 'node:path';
import { startEmbedded } from '@platform/db/embedded';
import { emptyNewsroom } from './emptyNewsroom';

/** A data folder with a migrated database and site 1, as an installation without the demonstration has it. */
export async function anEmptyInstallation(folder: string): Promise<void> {
  const embedded = await startEmbedded({ dataDir: join(folder, 'postgres'), log: () => undefined });
  await emptyNewsroom.build(embedded.url);
  await embedded.stop();
}
