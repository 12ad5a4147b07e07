import { type CommentScope, changeComment } from '@touch/api/changeComments';
import { type BaseComment, likeComment } from '@touch/api/comments';
import { useWords } from '@touch/locales/words';
import { useVisit } from '@touch/outside/visit';
import { useSyncExternalStore } from 'react';
import { isLiked, onLikedChange, storeLiked } from './likedComments';

/** The platform's refusal of a second like (H2): this browser had forgotten the first. */
const LIKED_BEFORE = '请不要重复点赞';

/** A comment's like counts at once, is put right when the call fails, and is not taken back (H2). */
export function useCommentLike(
  { id }: BaseComment,
  scope: CommentScope,
): { liked: boolean; like: () => void } {
  const { cache, now, toast } = useVisit();
  const words = useWords();
  // storage is the browser's: the served page shows the plain count
  const liked = useSyncExternalStore(
    onLikedChange,
    () => isLiked(id),
    () => false,
  );

  const count = (step: number) =>
    changeComment(cache, scope, id, (one) => ({ ...one, countPraise: one.countPraise + step }), now());

  const like = async () => {
    // a second tap while the first is under way is a second tap
    if (isLiked(id)) return toast(words['article.likedBefore']);
    storeLiked(id, true);
    count(1);
    const answer = await likeComment(cache, id);
    if (answer?.status === 0) return toast(words['article.likeDone']);
    count(-1);
    if ((answer?.serverMessage ?? answer?.message) === LIKED_BEFORE)
      return toast(words['article.likedBefore']);
    storeLiked(id, false);
    toast(answer?.message || words['state.networkError']);
  };
  return { liked, like: () => void like() };
}
