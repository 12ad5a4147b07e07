import { changeComment, type Talk } from '@touch/api/changeComments';
import { likeComment, type Said } from '@touch/api/comments';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { useSyncExternalStore } from 'react';
import { isLiked, listenToLiked, rememberLiked } from './likedComments';

/** The platform's refusal of a second like (H2): this browser had forgotten the first. */
const LIKED_BEFORE = '请不要重复点赞';

/** A comment's like counts at once, is put right when the call fails, and is not taken back (H2). */
export function useCommentLike({ id }: Said, talk: Talk): { liked: boolean; like: () => void } {
  const { answers, now, toast } = useVisit();
  const words = useWords();
  // storage is the browser's: the served page shows the plain count
  const liked = useSyncExternalStore(
    listenToLiked,
    () => isLiked(id),
    () => false,
  );

  const count = (step: number) =>
    changeComment(answers, talk, id, (one) => ({ ...one, countPraise: one.countPraise + step }), now());

  const like = async () => {
    // a second tap while the first is under way is a second tap
    if (isLiked(id)) return toast(words['article.likedBefore']);
    rememberLiked(id, true);
    count(1);
    const answer = await likeComment(answers, id);
    if (answer?.status === 0) return toast(words['article.likeDone']);
    count(-1);
    if ((answer?.serverMessage ?? answer?.message) === LIKED_BEFORE)
      return toast(words['article.likedBefore']);
    rememberLiked(id, false);
    toast(answer?.message || words['state.networkError']);
  };
  return { liked, like: () => void like() };
}
