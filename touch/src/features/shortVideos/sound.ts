import { useSyncExternalStore } from 'react';

/** `unset`: nobody chose; a video that starts by itself is silent then. Stays from video to video as long as the page. */
export type Sound = 'unset' | 'on' | 'off';

let sound: Sound = 'unset';
const listeners = new Set<() => void>();

export function setSound(next: Sound): void {
  sound = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentSound = (): Sound => sound;
export const useSound = (): Sound => useSyncExternalStore(subscribe, currentSound, () => 'unset');
