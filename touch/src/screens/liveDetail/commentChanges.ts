import type { Comment } from '@touch/api/comments';
import type { CommentChange } from '@touch/api/reading/liveFrames';
import type { Query } from '@touch/outside/queryCache';
import { type QueryCache, queryKey } from '@touch/outside/queryCache';
import { useVisit } from '@touch/outside/visit';
import { useCallback, useSyncExternalStore } from 'react';

/** Comments of a live that arrived or went after their list was read. */
export interface CommentChanges {
  /** Newest first. */
  readonly added: readonly Comment[];
  readonly removed: ReadonlySet<string>;
}

const none: CommentChanges = { added: [], removed: new Set() };

const changesQuery = (id: string): Query<CommentChanges> => ({
  key: queryKey('liveComments', { id }),
  operation: '',
  input: {},
  read: () => undefined,
});

export function nextCommentChanges(
  { added, removed }: CommentChanges,
  change: CommentChange,
): CommentChanges {
  if (change.action === 'delete') {
    return {
      added: added.filter(({ id }) => id !== change.id),
      removed: new Set([...removed, change.id]),
    };
  }
  const { comment } = change;
  if (added.some(({ id }) => id === comment.id)) return { added, removed };
  return { added: [comment, ...added], removed };
}

/** The list with the changes: no comment twice, the reader's own unnumbered one gives way to the numbered one. */
export function mergeChanges(
  list: readonly Comment[],
  { added, removed }: CommentChanges,
): readonly Comment[] {
  const known = new Set(list.map(({ id }) => id));
  const fresh = added.filter(({ id, parentID }) => !known.has(id) && (parentID === '' || parentID === '0'));
  const isReplaced = (comment: Comment) =>
    comment.id === '' &&
    fresh.some(({ userID, content }) => userID === comment.userID && content === comment.content);
  return [...fresh, ...list.filter((comment) => !isReplaced(comment))].filter(({ id }) => !removed.has(id));
}

export function putCommentChange(cache: QueryCache, id: string, change: CommentChange, at: number): void {
  const query = changesQuery(id);
  const value = nextCommentChanges(cache.getValue(query) ?? none, change);
  cache.put(query.key, { state: 'ready', value, at });
}

/** Changes since the page was served; during hydration there are none. */
export function useCommentChanges(id: string): CommentChanges {
  const { cache } = useVisit();
  const query = changesQuery(id);
  const { key } = query;
  const subscribe = useCallback((changed: () => void) => cache.subscribe(key, changed), [cache, key]);
  return useSyncExternalStore(
    subscribe,
    () => cache.getValue(query) ?? none,
    () => none,
  );
}
