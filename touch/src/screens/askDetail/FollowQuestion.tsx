import type { QaQuestion } from '@touch/api/questions';
import { useSubscribed } from '@touch/api/useSubscribed';
import { plainTitle } from '@touch/lib/text';
import { SubscribeButton } from '@touch/ui/SubscribeButton';

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
