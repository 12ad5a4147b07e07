import { readStored, writeStored } from '../storage';
import { onMemberChange } from './member';
import { preparePersonalData } from './personalData';
import { isPersonalDataVisible } from './personalDataOwner';

/** The oldest are forgotten: the platform knows them anyway and counts none twice. */
export const MAX_LIKES = 500;

export interface LikesStorage {
  /** True if this reader liked it in this browser. */
  readonly isLiked: (key: string) => boolean;
  readonly storeLiked: (key: string, isLiked: boolean) => void;
  /** @returns a function that ends it */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Likes of this browser's reader (H2); no login is needed. @param name in the browser's storage */
export function likesStorage(name: string): LikesStorage {
  const listeners = new Set<() => void>();
  const storedKeys = () => (readStored('local', name) ?? '').split(',').filter(Boolean);
  return {
    isLiked: (key) => isPersonalDataVisible() && storedKeys().includes(key),
    storeLiked(key, isLiked) {
      preparePersonalData();
      const others = storedKeys().filter((known) => known !== key);
      writeStored('local', name, (isLiked ? [...others, key] : others).slice(-MAX_LIKES).join(','));
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      // Another reader liked other things.
      const leave = onMemberChange(listener);
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
  };
}
