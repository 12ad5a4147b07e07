import type { NotificationListener, Notifications } from '@platform/db/listening';
import type { Reply } from './protocol';
import { openRedis } from './redisConnection';

/** Installations and other programs may share a server. */
const PREFIX = 'touchpaper:';
/** A message that was lost on its way is made up for by looking again (ms). */
const LOOK_AGAIN_MS = 5_000;

/** Payload of a message of the channel; undefined for any other reply. */
function payloadOf(reply: Reply, channel: string): string | undefined {
  if (typeof reply !== 'object' || reply === null || !('length' in reply)) return undefined;
  const [kind, of, payload] = reply;
  return kind === 'message' && of === channel && typeof payload === 'string' ? payload : undefined;
}

/**
 * Notifications by Redis or Valkey. They may be lost while it is away, so listeners look again every five seconds.
 * @param url `redis://`, `rediss://` or `unix://` @param onLost told of a lost connection
 */
export function redisNotifications(url: string, onLost: (error: Error) => void): Notifications {
  const publisher = openRedis(url, {
    opened: () => undefined,
    replied: () => undefined,
    lost: onLost,
  });

  function listen(name: string, hearing: NotificationListener) {
    const channel = PREFIX + name;
    const subscriber = openRedis(url, {
      opened: () => void subscriber.send(['SUBSCRIBE', channel]),
      replied(reply) {
        const payload = payloadOf(reply, channel);
        if (payload !== undefined) hearing.heard(payload);
        else if (Array.isArray(reply) && reply[0] === 'subscribe') hearing.opened();
      },
      // the publisher has told of it
      lost: () => undefined,
    });
    const looking = setInterval(() => hearing.opened(), LOOK_AGAIN_MS).unref();
    return {
      async close() {
        clearInterval(looking);
        subscriber.close();
      },
    };
  }

  return {
    publish: (channel, payload) => void publisher.send(['PUBLISH', PREFIX + channel, payload]),
    listen,
    close: () => publisher.close(),
  };
}
