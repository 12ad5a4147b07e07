import { join } from 'node:path';
import { furnishDemonstration } from '@demo/furnish';
import { loadDemonstration } from '@demo/load/load';
import { STAND_IN } from '@demo/messenger/standIn';
import type { Settings } from '@platform/installation/settings';
import type { Demonstration } from '@platform/server';

/** The demonstration newsroom of this repository. */
export function openDemonstration({ dataDir, outbox }: Settings, log: (line: string) => void): Demonstration {
  return {
    messengerPath: STAND_IN,
    load: async (resources, now) => {
      const clips = join(process.cwd(), 'demo/videos');
      await loadDemonstration({ ...resources, folder: dataDir, clips, now, log });
    },
    openRoutes: (db, key, now) => furnishDemonstration({ db, key, now, open: outbox === 'open' }),
  };
}
