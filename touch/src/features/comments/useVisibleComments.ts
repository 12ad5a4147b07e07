import type { BaseComment } from '@touch/api/comments';
import { useMember } from '@touch/api/member';

/** One under review is its author's alone (H1). */
export function useVisibleComments<One extends BaseComment>(comments: readonly One[]): readonly One[] {
  const member = useMember();
  return comments.filter(({ isUnderReview, userID }) => !isUnderReview || userID === member?.uid);
}
