import type { CommentSubjectRef } from '@touch/api/comments';
import { type Query, queryKey } from '@touch/outside/queryCache';
import { useVisit, type Visit } from '@touch/outside/visit';
import { useCallback, useSyncExternalStore } from 'react';

/** Change by this reader's own posts and deletions since the count was read. */
interface OwnChange {
  readonly counted: number;
  readonly step: number;
}

const changeOf = ({ id, source }: CommentSubjectRef): Query<OwnChange> => ({
  key: queryKey('ownComments', { id, source }),
  operation: '',
  input: {},
  read: () => undefined,
});

/** A count that was told since knows of the change already. */
const stepSince = (change: OwnChange | undefined, counted: number): number =>
  change?.counted === counted ? change.step : 0;

/** Number of comments, with the reader's own changes at once (H1). @param counted as last read from the platform */
export function useDiscussCount(subject: CommentSubjectRef, counted: number): number {
  const { cache } = useVisit();
  const query = changeOf(subject);
  const { key } = query;
  const subscribe = useCallback((changed: () => void) => cache.subscribe(key, changed), [cache, key]);
  const peek = () => Math.max(0, counted + stepSince(cache.getValue(query), counted));
  return useSyncExternalStore(subscribe, peek, peek);
}

export function countOwnComment(
  { cache, now }: Pick<Visit, 'cache' | 'now'>,
  subject: CommentSubjectRef,
  counted: number,
  step: number,
): void {
  const query = changeOf(subject);
  const value: OwnChange = { counted, step: stepSince(cache.getValue(query), counted) + step };
  cache.put(query.key, { state: 'ready', value, at: now() });
}
