import { onMemberChange } from '@touch/outside/member/member';
import { preparePersonalData } from '@touch/outside/member/personalData';
import { isPersonalDataVisible } from '@touch/outside/member/personalDataOwner';
import { readStored, writeStored } from '@touch/outside/storage';

const STORAGE_NAME = 'likedAnswers';
/** The oldest are forgotten: the platform counts none twice. */
const MAX_LIKES = 500;

const likedKeys = (): readonly string[] =>
  isPersonalDataVisible() ? (readStored('local', STORAGE_NAME) ?? '').split(',').filter(Boolean) : [];

const listeners = new Set<() => void>();

/** True if liked in this browser (H2). @param key kind and number, `answer/7` */
export const isLiked = (key: string): boolean => likedKeys().includes(key);

export function storeLiked(key: string, liked: boolean): void {
  preparePersonalData();
  const others = likedKeys().filter((known) => known !== key);
  writeStored('local', STORAGE_NAME, (liked ? [...others, key] : others).slice(-MAX_LIKES).join(','));
  for (const listener of listeners) listener();
}

export function onLikedChange(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onMemberChange(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
