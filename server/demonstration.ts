import { join } from 'node:path';
import { openDemonstrationServices } from '@demo/demonstrationServices';
import { liveJob } from '@demo/liveRunner';
import { ferryScript } from '@demo/liveScript';
import { demoMedia } from '@demo/load/media';
import { isDemonstrationSite } from '@demo/load/progress';
import { MESSENGER_PATH } from '@demo/messenger/simulator';
import type { Settings } from '@platform/installation/settings';
import type { Demonstration } from '@platform/server';

/** The demonstration newsroom of this repository. @param load fills it */
export function openDemonstration({ outbox }: Settings, load: Demonstration['load']): Demonstration {
  return {
    messengerPath: MESSENGER_PATH,
    isOwnSite: isDemonstrationSite,
    load,
    jobs: ({ db, media }, now) => [
      liveJob({ db, media: demoMedia(media, join(process.cwd(), 'demo/videos'), {}) }, ferryScript, now),
    ],
    openRoutes: (db, key, now) => openDemonstrationServices({ db, key, now, open: outbox === 'open' }),
  };
}
