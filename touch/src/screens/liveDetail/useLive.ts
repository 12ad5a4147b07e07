import { type LiveMain, type LiveReport, liveViewQuery, type ReportOrder } from '@touch/api/lives';
import type { ListQueryResult } from '@touch/api/useQuery';
import { cachedList, useListQuery } from '@touch/api/useQuery';
import type { QueryCache } from '@touch/outside/queryCache';
import type { SocketStage } from '@touch/outside/socket/socketState';
import { useVisit } from '@touch/outside/visit';
import { useEffect, useRef, useState } from 'react';
import { putCommentChange } from './commentChanges';
import { applyReload, applyReport, applyStatus, type LiveList, showPending, withSeq } from './liveList';

export interface LivePage {
  readonly main: LiveMain | undefined;
  readonly state: ListQueryResult<LiveReport>['state'];
  readonly list: ListQueryResult<LiveReport>;
  readonly order: ReportOrder;
  readonly setOrder: (order: ReportOrder) => void;
  /** Number of new reports that are not shown yet. */
  readonly pending: number;
  /** Shows them, newest first. */
  readonly showNew: () => void;
  readonly retry: () => unknown;
  /** Of its socket (I4); undefined until the page follows the live. */
  readonly connection: SocketStage | undefined;
}

interface Following {
  readonly cache: QueryCache;
  readonly now: () => number;
  readonly id: string;
  readonly shownOrder: () => ReportOrder;
  readonly onStage: (stage: SocketStage) => void;
}

/** Writes each change of a live into the cached lists of its reports. */
function liveHandlers({ cache, now, id, shownOrder, onStage }: Following) {
  const change = (of: ReportOrder, next: (list: LiveList) => LiveList) => {
    const query = liveViewQuery(id, of);
    const before = cachedList(cache, query);
    if (before) cache.put(query.key, { state: 'ready', value: next(before), at: now() });
  };
  const changeAll = (next: (list: LiveList, of: ReportOrder) => LiveList) => {
    const orders = new Set<ReportOrder>(['newest', 'oldest', shownOrder()]);
    for (const of of orders) change(of, (before) => next(before, of));
  };
  return {
    onStage,
    onReport: (report: Parameters<typeof applyReport>[1], seq: number | undefined) =>
      changeAll((before, of) => withSeq(applyReport(before, report, of), seq)),
    onStatus: (status: Parameters<typeof applyStatus>[1], seq: number | undefined) =>
      changeAll((before) => withSeq(applyStatus(before, status), seq)),
    onComment: (commentChange: Parameters<typeof putCommentChange>[2], seq: number | undefined) => {
      putCommentChange(cache, id, commentChange, now());
      changeAll((before) => withSeq(before, seq));
    },
    lastSeq: () => cachedList(cache, liveViewQuery(id))?.extras?.seq,
    async reload() {
      const query = liveViewQuery(id);
      const answer = await cache.call(query.operation, { ...query.input });
      const fresh = answer?.status === 0 ? await query.read(answer.data, 0) : undefined;
      if (!fresh) throw new Error('liveView was not answered');
      change('newest', (before) => applyReload(before, fresh));
      return fresh.extras?.seq;
    },
  };
}

/** Follows the live while the screen shows. @returns ends it */
function follow(following: Following): () => void {
  const { cache, id } = following;
  let hasLeft = false;
  let end = () => {};
  import('./liveFeed').then(
    ({ followLive }) => {
      if (!hasLeft) end = followLive({ cache, id, handlers: liveHandlers(following) });
    },
    // Without its code the page stays as it was served.
    () => undefined,
  );
  return () => {
    hasLeft = true;
    end();
  };
}

/** A live with its reports, kept up to date while the screen shows. */
export function useLive(id: string): LivePage {
  const { cache, now } = useVisit();
  const [chosen, setOrder] = useState<ReportOrder>();
  const [connection, setConnection] = useState<SocketStage>();
  const newest = useListQuery(liveViewQuery(id));
  const order = chosen ?? newest.extras?.order ?? 'newest';
  const list = useListQuery(liveViewQuery(id, order));
  const isReady = newest.state === 'ready';
  const shownOrder = useRef(order);
  shownOrder.current = order;

  useEffect(() => {
    if (isReady)
      return follow({ cache, now, id, shownOrder: () => shownOrder.current, onStage: setConnection });
  }, [id, isReady, cache, now]);

  const showNew = () => {
    const query = liveViewQuery(id);
    const before = cachedList(cache, query);
    if (before) cache.put(query.key, { state: 'ready', value: showPending(before), at: now() });
    setOrder('newest');
  };
  return {
    main: newest.extras?.main,
    state: newest.state,
    list,
    order,
    setOrder: (next) => (next === 'newest' ? showNew() : setOrder(next)),
    pending: newest.extras?.pending.length ?? 0,
    showNew,
    retry: newest.refresh,
    connection,
  };
}
