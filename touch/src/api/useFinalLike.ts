import type { Answer } from '@contract/render';
import { useWords } from '@touch/locales/words';
import type { LikesStorage } from '@touch/outside/member/likesStorage';
import { useVisit } from '@touch/outside/visit';
import { useSyncExternalStore } from 'react';

/** The platform's refusal of a second like (H2): this browser had forgotten the first. */
const LIKED_BEFORE = '请不要重复点赞';

interface FinalLike {
  /** Where this browser's likes are, and under which key. */
  readonly likes: LikesStorage;
  readonly key: string;
  readonly send: () => Promise<Answer | undefined>;
  /** @param step 1, or -1 where the like was not counted */
  readonly count: (step: 1 | -1) => void;
}

/** A like that counts at once, is undone if the call fails, and is not taken back (H2). */
export function useFinalLike({ likes, key, send, count }: FinalLike) {
  const { toast } = useVisit();
  const words = useWords();
  // The served page knows no likes.
  const isLiked = useSyncExternalStore(
    likes.subscribe,
    () => likes.isLiked(key),
    () => false,
  );
  const like = async () => {
    // A second tap while the call is on its way is a second like.
    if (likes.isLiked(key)) return toast(words['article.likedBefore']);
    likes.storeLiked(key, true);
    count(1);
    // Its code may not have loaded.
    const answer = await send().catch(() => undefined);
    if (answer?.status === 0) return toast(words['article.likeDone']);
    count(-1);
    if ((answer?.serverMessage ?? answer?.message) === LIKED_BEFORE)
      return toast(words['article.likedBefore']);
    likes.storeLiked(key, false);
    toast(answer?.message || words['state.networkError']);
  };
  return { isLiked, like: () => void like() };
}
