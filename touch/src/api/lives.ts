import { EventType, KindNumber, LiveSort } from '@contract/codes';
import type { ListQuery } from '@touch/outside/queryCache';
import { type Query, type QueryCache, queryKey } from '@touch/outside/queryCache';
import type { Visit } from '@touch/outside/visit';
import type { LiveComing } from './reading/lives';
import type { LiveExtras, LiveReport } from './reading/liveView';

export type { LiveComing } from './reading/lives';
export type { LiveConfig, LiveExtras, LiveLine, LiveMain, LiveReport } from './reading/liveView';

export const liveComingQuery = (): Query<readonly LiveComing[]> => ({
  key: queryKey('liveComing', {}),
  operation: 'liveComing',
  input: {},
  read: async (data) => (await import('./reading/lives')).readComing(data),
});

/** Order of a live's reports; a number: oldest first, from the report of that number on. */
export type ReportOrder = 'newest' | 'oldest' | number;

/** A live with its reports, page after page. */
export function liveViewQuery(id: string, order: ReportOrder = 'newest'): ListQuery<LiveReport, LiveExtras> {
  const input = { id, sort: order === 'newest' ? LiveSort.newestFirst : LiveSort.oldestFirst };
  const start = typeof order === 'number' ? { afterOrder: String(order - 1) } : {};
  return {
    key: queryKey('liveView', { ...input, ...start }),
    operation: 'liveView',
    input,
    read: async (data) => (await import('./reading/liveView')).readLiveView(data),
    keyOf: ({ fileId }) => fileId,
    next: (_, last) => (last ? { afterOrder: last.fileId } : start),
  };
}

/** Wire n11 as it came. @throws Error where it is not answered, so that it is asked again */
export async function fetchLiveChanges(cache: QueryCache, id: string, since: number): Promise<unknown> {
  const answer = await cache.call('liveChanges', { id, since });
  if (!answer || answer.status < 0) throw new Error('liveChanges was not answered');
  return answer.data;
}

/** Counts a reader of the live; nobody waits for it. */
export function countLiveClick(sendAndForget: Visit['sendAndForget'], id: string): void {
  sendAndForget('event', { id, type: KindNumber.event.live, eventType: EventType.click });
}
