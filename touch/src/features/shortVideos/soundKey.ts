import { readStored, writeStored } from '@touch/outside/storage';
import { useSyncExternalStore } from 'react';

const NAME = 'soundKey';
const listeners = new Set<() => void>();

/** True where M turns the sound on and off: readers who speak to their browser, or type by accident, can switch it off (2.1.4). */
export const hasSoundKey = (): boolean => readStored('local', NAME) !== 'off';

export function setSoundKey(isOn: boolean): void {
  writeStored('local', NAME, isOn ? 'on' : 'off');
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSoundKey = (): boolean => useSyncExternalStore(subscribe, hasSoundKey, () => true);
