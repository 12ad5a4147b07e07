import { type CommentScope, changeComment } from '@touch/api/changeComments';
import { type BaseComment, likeComment } from '@touch/api/comments';
import { useFinalLike } from '@touch/api/useFinalLike';
import { likesStorage } from '@touch/outside/member/likesStorage';
import { useVisit } from '@touch/outside/visit';

export const commentLikes = likesStorage('likedComments');

/** A comment's like, counted in the lists that show it (H2). */
export function useCommentLike({ id }: BaseComment, scope: CommentScope) {
  const { cache, now } = useVisit();
  return useFinalLike({
    likes: commentLikes,
    key: id,
    send: () => likeComment(cache, id),
    count: (step) =>
      changeComment(cache, scope, id, (one) => ({ ...one, countPraise: one.countPraise + step }), now()),
  });
}
