import { useMember } from '@touch/api/member';
import { authorInfoQuery, type Reporter } from '@touch/api/people';
import { useQuery } from '@touch/api/useQuery';
import { useSubscribed } from '@touch/api/useSubscribed';
import { SubscribeButton } from '@touch/ui/SubscribeButton';

interface FollowProps {
  readonly reporter: Reporter;
}

/** Follow or unfollow (H3). The served page is everybody's: a member's own state loads after it; `authorInfo` knows no devices. */
export function FollowReporter({ reporter }: FollowProps) {
  const uid = useMember()?.uid;
  return uid === undefined ? (
    <Button reporter={reporter} known={false} />
  ) : (
    <OfFollower key={uid} reporter={reporter} follower={uid} />
  );
}

function OfFollower({ reporter, follower }: FollowProps & { readonly follower: string }) {
  const own = useQuery(authorInfoQuery(reporter.id, follower));
  return <Button reporter={reporter} known={own.state === 'ready' && own.value.isFollow} />;
}

function Button({ reporter, known }: FollowProps & { readonly known: boolean }) {
  const { isSubscribed, toggle } = useSubscribed('reporter', reporter.id, known);
  return <SubscribeButton name={reporter.name} subscribed={isSubscribed} toggle={toggle} />;
}
