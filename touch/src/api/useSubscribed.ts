import type { Query } from '@touch/outside/queryCache';
import { readStored, writeStored } from '@touch/outside/storage';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useRef, useState } from 'react';
import { useMember } from './member';
import type { FollowedKind } from './subscriptions';
import type { QueryResult } from './useQuery';
import { useQuery } from './useQuery';

/** Storage name, set after the first subscription: before that a visitor's page makes no call. */
const FOLLOWS_NAME = 'follows';

/** The follower to query: uid of the member, '' for the device of a visitor with subscriptions; undefined = none. */
export function useFollowerId(): string | undefined {
  const uid = useMember()?.uid;
  const [device, setDevice] = useState(false);
  useEffect(() => setDevice(readStored('local', FOLLOWS_NAME) !== undefined), []);
  return uid ?? (device ? '' : undefined);
}

/** A follower's subscriptions, loaded again with each page: a cached answer may be older than their last change. */
export function useReloadedQuery<T>(query: Query<T>): QueryResult<T> {
  const { cache } = useVisit();
  const result = useQuery(query);
  const latest = useRef(query);
  useEffect(() => void cache.load(latest.current), [cache]);
  return result;
}

export interface Subscription {
  readonly isSubscribed: boolean;
  readonly toggle: () => void;
}

/** Optimistic: undone if the call fails; no login is needed (H3). @param known the platform's last word */
export function useSubscribed(kind: FollowedKind, id: string | number, known: boolean): Subscription {
  const { cache, toast } = useVisit();
  const [changed, setChanged] = useState<boolean>();
  const busy = useRef(false);
  const isSubscribed = changed ?? known;
  const toggle = async () => {
    if (busy.current) return;
    busy.current = true;
    setChanged(!isSubscribed);
    // Loads with the first call, not with the page.
    const failure = await import('./subscriptions').then(
      (part) => part.changeSubscription(cache, kind, id, !isSubscribed),
      () => ({ message: '' }),
    );
    busy.current = false;
    if (!failure) return writeStored('local', FOLLOWS_NAME, '1');
    setChanged(isSubscribed);
    if (failure.message !== '') toast(failure.message);
  };
  return { isSubscribed, toggle: () => void toggle() };
}
