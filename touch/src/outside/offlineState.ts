/** Why a call was ended: a newer one took its place. Says nothing of the network. */
export const OVERTAKEN = 'overtaken';

/** Whether the network is there, as far as a page can tell: what the browser says, and how its own calls fare. */
export interface Connection {
  /** The browser's word; it says true also where the line leads nowhere. */
  readonly online: boolean;
  /** Calls that failed one after the other. */
  readonly failed: number;
}

/** `kept`: an answer came from what the service worker keeps, not over the line. */
export type ConnectionEvent = 'lost' | 'found' | 'failed' | 'kept' | 'answered';

/** One failed call may be the server's fault; from the second on it is the line. */
const FAILURES_SHOWN = 2;

export const connectionAfter = (before: Connection, event: ConnectionEvent): Connection => {
  switch (event) {
    case 'lost':
      return { online: false, failed: before.failed };
    case 'found':
      return { online: true, failed: 0 };
    case 'failed':
      return { ...before, failed: before.failed + 1 };
    case 'kept':
      return { ...before, failed: FAILURES_SHOWN };
    case 'answered':
      return { ...before, failed: 0 };
  }
};

export const isOffline = ({ online, failed }: Connection): boolean => !online || failed >= FAILURES_SHOWN;

type Listener = (offline: boolean) => void;

/** The page's one connection: calls report to it, the shell listens. */
class ConnectionWatch {
  private state: Connection = { online: true, failed: 0 };
  private readonly listeners = new Set<Listener>();

  report(event: ConnectionEvent): void {
    const before = isOffline(this.state);
    this.state = connectionAfter(this.state, event);
    const now = isOffline(this.state);
    if (before !== now) for (const listener of this.listeners) listener(now);
  }

  get offline(): boolean {
    return isOffline(this.state);
  }

  /** Hears of changes. Returns what ends it. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
}

export const connection = new ConnectionWatch();

/** Set by the service worker on what it kept. */
const KEPT_HEADER = 'x-kept';

/** A fetch that reports how it fared. */
export const reportedFetch =
  (fetch: typeof window.fetch): typeof window.fetch =>
  async (input, init) => {
    try {
      const response = await fetch(input, init);
      connection.report(response.headers.has(KEPT_HEADER) ? 'kept' : 'answered');
      return response;
    } catch (error) {
      // also a call that took too long; not one that a newer call overtook
      if (init?.signal?.reason !== OVERTAKEN) connection.report('failed');
      throw error;
    }
  };
