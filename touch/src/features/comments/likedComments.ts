import { onMemberChange } from '@touch/outside/member/member';
import { preparePersonalData } from '@touch/outside/member/personalData';
import { isPersonalDataVisible } from '@touch/outside/member/personalDataOwner';
import { readStored, writeStored } from '@touch/outside/storage';

const NAME = 'likedComments';
/** The oldest are forgotten: the platform knows them anyway and counts none twice. */
const REMEMBERED = 500;

const likedIds = (): readonly string[] =>
  isPersonalDataVisible() ? (readStored('local', NAME) ?? '').split(',').filter(Boolean) : [];

const listeners = new Set<() => void>();

/** Comments liked in this browser (H2): no login is needed, and a like is final. */
export const isLiked = (id: string): boolean => likedIds().includes(id);

export function storeLiked(id: string, liked: boolean): void {
  preparePersonalData();
  const others = likedIds().filter((known) => known !== id);
  writeStored('local', NAME, (liked ? [...others, id] : others).slice(-REMEMBERED).join(','));
  for (const listener of listeners) listener();
}

export function onLikedChange(listener: () => void): () => void {
  listeners.add(listener);
  // another reader liked other things
  const deaf = onMemberChange(listener);
  return () => {
    listeners.delete(listener);
    deaf();
  };
}
