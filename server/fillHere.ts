import { join } from 'node:path';
import { loadDemonstration } from '@demo/load/load';
import type { Resources } from '@platform/installation/resources';

/** Fills the demonstration in this very process. @param folder the platform's data folder */
export async function fillHere(
  resources: Resources,
  folder: string,
  now: () => number,
  log: (line: string) => void,
): Promise<void> {
  const clips = join(process.cwd(), 'demo/videos');
  await loadDemonstration({ ...resources, folder, clips, now, log });
}
