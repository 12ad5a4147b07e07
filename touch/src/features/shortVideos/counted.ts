import { readStored, writeStored } from '@touch/outside/storage';

const COUNTED = 'countedVideos';

/** True once a visit for each video, over reloads too. */
export function isFirstPlay(id: string): boolean {
  const counted = (readStored('session', COUNTED) ?? '').split(',');
  if (counted.includes(id)) return false;
  writeStored('session', COUNTED, [...counted, id].join(','));
  return true;
}
