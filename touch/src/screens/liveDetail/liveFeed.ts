import { SOCKET_RECONNECT_MS } from '@contract/limits';
import { SocketType } from '@contract/socket/socketCodes';
import { fetchLiveChanges } from '@touch/api/lives';
import type { CommentChange, ReportChange, StatusChange } from '@touch/api/reading/liveFrames';
import { fetchSocketConfig, type SocketConfig, socketConfigQuery } from '@touch/api/socketConfig';
import type { QueryCache } from '@touch/outside/queryCache';
import type { Frame } from '@touch/outside/socket/frames';
import { onPageShown, openPageSocket } from '@touch/outside/socket/pageSocket';
import { startPolling } from '@touch/outside/socket/polling';
import { createSocketConnection } from '@touch/outside/socket/socketConnection';
import type { SocketStage } from '@touch/outside/socket/socketState';

export interface LiveFeedHandlers {
  readonly onReport: (change: ReportChange, seq: number | undefined) => void;
  readonly onStatus: (change: StatusChange, seq: number | undefined) => void;
  readonly onComment: (change: CommentChange, seq: number | undefined) => void;
  readonly onStage: (stage: SocketStage) => void;
  /** The last frame that the page contains; undefined where it is not known. */
  readonly lastSeq: () => number | undefined;
  /** Reads the live again; returns the last frame that it contains. */
  readonly reload: () => Promise<number | undefined>;
}

function schedule(milliseconds: number, work: () => void): () => void {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
}

async function fetchMissed(cache: QueryCache, live: string, since: number) {
  const answer = Object(await fetchLiveChanges(cache, live, since));
  if (answer.reset) return 'tooOld' as const;
  // A live that is no longer public has neither number nor frames.
  const seq = typeof answer.seq === 'number' ? answer.seq : since;
  return { seq, frames: Array.isArray(answer.frames) ? answer.frames : [] };
}

/** Applies frames in their order; the code that reads them loads with the first one. @param onLost it did not load */
function frameReader(handlers: LiveFeedHandlers, onLost: () => void): (frame: Frame) => void {
  let earlier: Promise<unknown> = Promise.resolve();
  return ({ type, seq, data }) => {
    const reading = import('@touch/api/reading/liveFrames');
    earlier = Promise.all([reading, earlier]).then(
      ([{ readReportChange, readStatusChange, readCommentChange }]) => {
        if (type === SocketType.reporting) tell(readReportChange(data), seq, handlers.onReport);
        else if (type === SocketType.status) tell(readStatusChange(data), seq, handlers.onStatus);
        else if (type === SocketType.discuss) tell(readCommentChange(data), seq, handlers.onComment);
      },
    );
    earlier.catch(onLost);
  };
}

function tell<Change>(
  change: Change | undefined,
  seq: number | undefined,
  handler: (change: Change, seq: number | undefined) => void,
): void {
  if (change) handler(change, seq);
}

interface FeedParts {
  readonly cache: QueryCache;
  readonly id: string;
  readonly handlers: LiveFeedHandlers;
}

/** Socket and polling of one attempt. @returns what ends both */
function connect({ cache, id, handlers }: FeedParts, place: SocketConfig, onLost: () => void): () => void {
  let stopPolling = () => {};
  const connection = createSocketConnection({
    ...place,
    openSocket: openPageSocket,
    now: Date.now,
    schedule,
    fetchSocketConfig: () => fetchSocketConfig(cache),
    fetchMissed: (live, since) => fetchMissed(cache, live, since),
    reloadLive: handlers.reload,
    applyFrame: frameReader(handlers, onLost),
    onStage: handlers.onStage,
    onPageShown(again) {
      const isIdle = () => connection.stage() === 'open' || document.visibilityState === 'hidden';
      stopPolling = startPolling({ isIdle, ask: again, schedule });
      return onPageShown(again);
    },
  });
  connection.enter(id, handlers.lastSeq());
  handlers.onStage(connection.stage());
  return () => {
    stopPolling();
    connection.leave();
  };
}

/** Follows a live by the socket (I1–I5), and by liveChanges where there is none. @returns what ends it */
export function followLive(parts: FeedParts): () => void {
  const { cache } = parts;
  let hasLeft = false;
  let end = () => {};
  const later = () => {
    end();
    if (!hasLeft) end = schedule(SOCKET_RECONNECT_MS, begin);
  };
  const start = (place: SocketConfig) => {
    if (hasLeft) return;
    let isLost = false;
    end = connect(parts, place, () => {
      if (isLost) return;
      isLost = true;
      later();
    });
  };
  function begin(): void {
    fetchSocketConfig(cache).then(start, () => {
      if (!hasLeft) parts.handlers.onStage('none');
      later();
    });
  }
  const served = cache.getValue(socketConfigQuery());
  if (served) start(served);
  else begin();
  return () => {
    hasLeft = true;
    end();
  };
}
