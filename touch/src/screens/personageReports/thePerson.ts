import { authorInfoQuery, leaderQuery } from '@touch/api/people';
import { ensureLoaded } from '@touch/api/useQuery';
import type { NamedPerson } from '@touch/features/people/personHead';
import type { QueryCache } from '@touch/outside/queryCache';

/** Loads the leader of an id, else the reporter: their ids share one range. */
export async function loadPerson(cache: QueryCache, id: string): Promise<void> {
  await ensureLoaded(cache, leaderQuery(id));
  if (cache.peek(leaderQuery(id).key)?.state === 'empty') await ensureLoaded(cache, authorInfoQuery(id));
}

interface FoundPerson {
  readonly person: NamedPerson;
  readonly isReporter: boolean;
}

/** The person of an id; undefined while loading, absent or failed. */
export function cachedPerson(cache: QueryCache, id: string): FoundPerson | undefined {
  const leader = cache.getValue(leaderQuery(id));
  if (leader) return { person: leader, isReporter: false };
  const reporter = cache.getValue(authorInfoQuery(id));
  return reporter && { person: reporter, isReporter: true };
}

/** Nobody exists under the id. */
export const isAbsent = (cache: QueryCache, id: string): boolean =>
  [leaderQuery(id), authorInfoQuery(id)].every(({ key }) => cache.peek(key)?.state === 'empty');
