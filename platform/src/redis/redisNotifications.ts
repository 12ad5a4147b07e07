import type { NotificationListener, Notifications } from '@platform/db/listening';

/** Installations and other programs may share a server. */
const PREFIX = 'touchpaper:';
/** A message that was lost on its way is made up for by looking again (ms). */
const LOOK_AGAIN_MS = 5_000;
/** Milliseconds before a lost connection is made again: the first time, and at most. */
const MIN_RECONNECT_MS = 250;
const MAX_RECONNECT_MS = 5_000;
/** A connection that died without a word is found out by a ping (ms). */
const PING_INTERVAL_MS = 15_000;

/**
 * Notifications by Redis or Valkey. They may be lost while it is away, so listeners look again every five seconds.
 * @param url `redis://`, `rediss://` or `unix://` @param onLost told of a lost connection
 */
export async function openRedisNotifications(
  url: string,
  onLost: (error: Error) => void,
): Promise<Notifications> {
  // 20 MB of memory that an installation without Redis does not need.
  const { createClient } = await import('@redis/client');

  /** A connection that is made again as often as it is lost; its commands are dropped meanwhile. */
  function connect(events: { opened(client: ReturnType<typeof create>): void; lost(error: Error): void }) {
    const client = create();
    client.on('ready', () => events.opened(client)).on('error', events.lost);
    // Rejects only when it is closed: failed attempts are events.
    client.connect().catch(() => undefined);
    return client;
  }
  const create = () =>
    createClient({
      url,
      // Old servers speak no other.
      RESP: 2,
      disableClientInfo: true,
      disableOfflineQueue: true,
      maintNotifications: 'disabled',
      pingInterval: PING_INTERVAL_MS,
      socket: {
        socketTimeout: 2 * PING_INTERVAL_MS,
        reconnectStrategy: (retries) => Math.min(MIN_RECONNECT_MS * 2 ** retries, MAX_RECONNECT_MS),
      },
    });

  const publisher = connect({ opened: () => undefined, lost: onLost });

  function listen(name: string, hearing: NotificationListener) {
    // One function: the client adds it once, however often it subscribes.
    const heard = (payload: string) => hearing.heard(payload);
    const subscriber = connect({
      opened: (client) =>
        void client.subscribe(PREFIX + name, heard).then(
          () => hearing.opened(),
          () => undefined,
        ),
      // The publisher has told of it.
      lost: () => undefined,
    });
    const looking = setInterval(() => hearing.opened(), LOOK_AGAIN_MS).unref();
    return {
      async close() {
        clearInterval(looking);
        subscriber.destroy();
      },
    };
  }

  return {
    publish: (channel, payload) => void publisher.publish(PREFIX + channel, payload).catch(() => undefined),
    listen,
    close: () => publisher.destroy(),
  };
}
