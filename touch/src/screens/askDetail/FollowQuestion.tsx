import type { QaQuestion } from '@touch/api/questionList/questions';
import { useSubscribed } from '@touch/api/subscribe/useSubscribed';
import { plainTitle } from '@touch/lib/rows/text';
import { SubscribeButton } from '@touch/ui/subscribe/SubscribeButton';

/** Follows the question (H3). */
export function FollowQuestion({ question }: { readonly question: QaQuestion }) {
  const { isSubscribed, toggle } = useSubscribed('question', question.fileId, question.isFollow);
  return (
    <SubscribeButton
      name={plainTitle(question.title || question.content)}
      subscribed={isSubscribed}
      toggle={toggle}
    />
  );
}
