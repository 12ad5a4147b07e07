import { Client } from 'pg';

export interface NotificationListener {
  /** The notification's payload. */
  heard(payload: string): void;
  /** From here on everything is heard. At first, and after each break: what came before has to be looked up. */
  opened(): void;
}

export interface Listening {
  close(): Promise<void>;
}

/** Carries notifications between processes in place of the database. */
export interface Notifications {
  /** Told after the commit; may be lost. */
  publish(channel: string, payload: string): void;
  listen(channel: string, hearing: NotificationListener): Listening;
  close(): void;
}

/** Milliseconds before a lost connection is made again: the first time, and at most. */
const MIN_RECONNECT_MS = 250;
const MAX_RECONNECT_MS = 10_000;
/** A line that died without a word is found out by asking (ms). */
const PING_INTERVAL_MS = 30_000;
const TIMEOUT_MS = 10_000;
/** One timer at a time; it keeps no process alive. */
function createTimer() {
  let timer: NodeJS.Timeout | undefined;
  return {
    set(milliseconds: number, work: () => void): void {
      clearTimeout(timer);
      timer = setTimeout(work, milliseconds).unref();
    },
    clear: () => clearTimeout(timer),
  };
}

const newClient = (url: string): Client =>
  new Client({
    connectionString: url,
    application_name: 'touchpaper listening',
    keepAlive: true,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });

/**
 * Hears a channel of the database on a connection of its own, outside the pool, which it makes anew as often as it is lost.
 * @param channel letters and underscores, ours
 */
export function listenTo(
  url: string,
  channel: string,
  hearing: NotificationListener,
  onLost?: (error: Error) => void,
): Listening {
  let closed = false;
  let wait = MIN_RECONNECT_MS;
  let current: Client | undefined;
  const timer = createTimer();

  function lost(client: Client, error?: Error): void {
    if (client !== current) return;
    current = undefined;
    client.end().catch(() => undefined);
    if (closed) return;
    if (error) onLost?.(error);
    timer.set(wait, connect);
    wait = Math.min(wait * 2, MAX_RECONNECT_MS);
  }

  function ask(client: Client): void {
    timer.set(PING_INTERVAL_MS, () => {
      client.query('select 1').then(
        () => client === current && ask(client),
        (error: Error) => lost(client, error),
      );
    });
  }

  function connect(): void {
    const client = newClient(url);
    current = client;
    client.on('error', (error) => lost(client, error));
    client.on('end', () => lost(client));
    client.on('notification', ({ payload = '' }) => client === current && hearing.heard(payload));
    const begin = async () => {
      await client.connect();
      await client.query(`listen ${channel}`);
      if (client !== current) return;
      wait = MIN_RECONNECT_MS;
      ask(client);
      hearing.opened();
    };
    begin().catch((error: Error) => lost(client, error));
  }

  connect();
  return {
    async close() {
      closed = true;
      timer.clear();
      const client = current;
      current = undefined;
      await client?.end().catch(() => undefined);
    },
  };
}
