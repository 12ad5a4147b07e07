import type { Said } from '@touch/api/comments';
import { useMember } from '@touch/api/member';

/** One under review is its author's alone (H1). */
export function useSeen<One extends Said>(comments: readonly One[]): readonly One[] {
  const member = useMember();
  return comments.filter(({ underReview, userID }) => !underReview || userID === member?.uid);
}
