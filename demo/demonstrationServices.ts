import type { Database } from '@platform/db/connection';
import type { FastifyInstance } from 'fastify';
import { demoBridge } from './bridge/open';
import { demoGallery } from './gallery/open';
import { demoMessenger } from './messenger/open';

interface DemonstrationServiceParts {
  readonly db: Database;
  /** `keys.sign` */
  readonly key: string;
  readonly now: () => number;
  /** Anybody may come in as the demonstration's reader; else who is on this machine. */
  readonly open: boolean;
}

/** Starts the demonstration's simulated messenger and native app, and the gallery. */
export async function openDemonstrationServices(
  parts: DemonstrationServiceParts,
): Promise<(app: FastifyInstance) => void> {
  const messenger = await demoMessenger(parts.db, parts.key, parts.now);
  return (app) => {
    messenger(app);
    demoBridge(app, parts);
    demoGallery(app, parts.db);
  };
}
