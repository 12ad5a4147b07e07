import { type Circle, circleDetailQuery, joinCircle } from '@touch/api/circles';
import { useSubmit } from '@touch/outside/useSubmit';
import { useVisit } from '@touch/outside/visit';
import { useState } from 'react';

/** Joining and leaving a circle; counts at once and is undone if the call fails. A login comes first (wire n4). */
export function useJoined({ id, isFollow, memberCount }: Circle): {
  readonly isJoined: boolean;
  readonly members: number;
  readonly toggle: () => void;
} {
  const { cache, needsMember, toast } = useVisit();
  const [changed, setChanged] = useState<boolean>();
  const isJoined = changed ?? isFollow;

  const loadAfter = async (joined: boolean) => {
    const query = circleDetailQuery(id);
    await cache.load(query);
    // A reading that was under way before the call, and was shared, shows the circle as it was.
    if (cache.getValue(query)?.isFollow !== joined) await cache.load(query);
  };
  const { submit } = useSubmit(async () => {
    // After a login the circle may turn out to be joined already: joining twice is joining once.
    const joins = !isJoined;
    setChanged(joins);
    const failure = await joinCircle(cache, id, joins);
    if (!failure) await loadAfter(joins);
    setChanged(undefined);
    if (failure?.message) toast(failure.message);
  });
  return {
    isJoined,
    members: Math.max(0, memberCount + Number(isJoined) - Number(isFollow)),
    toggle: () => needsMember(() => submit()),
  };
}
