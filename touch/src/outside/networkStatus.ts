/** Signals of calls that a newer one replaced: they say nothing about the network. Safari before 15.4 has no abort reasons. */
const superseded = new WeakSet<AbortSignal>();

/** Aborts a call that a newer one, or the reader, has replaced. */
export function supersede(controller: AbortController): void {
  superseded.add(controller.signal);
  controller.abort();
}

/** State of the network as a page can tell: the browser's word and the results of the page's own calls. */
export interface NetworkState {
  /** The browser's word; true even if the connection leads nowhere. */
  readonly online: boolean;
  /** Calls that failed one after the other. */
  readonly failures: number;
}

/** `kept`: the service worker answered from its cache, not from the network. */
export type NetworkEvent = 'lost' | 'found' | 'failed' | 'kept' | 'answered';

/** One failed call may be the server's fault; from the second on the network is assumed to be down. */
const FAILURES_UNTIL_OFFLINE = 2;

export const nextNetworkState = (before: NetworkState, event: NetworkEvent): NetworkState => {
  switch (event) {
    case 'lost':
      return { online: false, failures: before.failures };
    case 'found':
      return { online: true, failures: 0 };
    case 'failed':
      return { ...before, failures: before.failures + 1 };
    case 'kept':
      return { ...before, failures: FAILURES_UNTIL_OFFLINE };
    case 'answered':
      return { ...before, failures: 0 };
  }
};

export const isOffline = ({ online, failures }: NetworkState): boolean =>
  !online || failures >= FAILURES_UNTIL_OFFLINE;

type Listener = (offline: boolean) => void;

/** The page's one connection: calls report to it, the shell listens. */
class NetworkMonitor {
  private state: NetworkState = { online: true, failures: 0 };
  private readonly listeners = new Set<Listener>();

  report(event: NetworkEvent): void {
    const before = isOffline(this.state);
    this.state = nextNetworkState(this.state, event);
    const now = isOffline(this.state);
    if (before !== now) for (const listener of this.listeners) listener(now);
  }

  get offline(): boolean {
    return isOffline(this.state);
  }

  /** Hears of changes. Returns what ends it. */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

export const networkStatus = new NetworkMonitor();

/** Header that the service worker sets on cached answers. */
const CACHED_HEADER = 'x-kept';

/** A fetch that reports its result to `networkStatus`. */
export const withNetworkReports =
  (fetch: typeof window.fetch): typeof window.fetch =>
  async (input, init) => {
    try {
      const response = await fetch(input, init);
      networkStatus.report(response.headers.has(CACHED_HEADER) ? 'kept' : 'answered');
      return response;
    } catch (error) {
      // also a call that took too long; not one that a newer call overtook
      if (!init?.signal || !superseded.has(init.signal)) networkStatus.report('failed');
      throw error;
    }
  };
