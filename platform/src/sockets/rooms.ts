import { setImmediate as pause } from 'node:timers/promises';
import { SOCKET_OK, SocketType } from '@contract/codes';
import type { Database } from '@platform/db/connection';
import type { Listening } from '@platform/db/listening';
import { hearFrames, type LiveKey, type LiveNow, liveNow } from '@platform/lives/frames.service';
import { fillAddresses } from '@platform/sites/addressPlaceholders';
import type { Site } from '@platform/sites/site';

/** Somebody who listens. */
export interface Ear {
  readonly site: Site;
  readonly origin: string;
  /** A frame of wire D9. Bytes are shared with others. */
  hear(bytes: Buffer): void;
  /** There is no such live. */
  nothing(live: number): void;
}

/** A live that is listened to in this process. */
interface Room {
  readonly key: LiveKey;
  /** Number of the last frame that was handed on; undefined before the first reading. */
  told: number | undefined;
  readonly ears: Set<Ear>;
  /** Those who wait to hear where the live stands. */
  readonly asking: Set<Ear>;
  /** Something went on that was not read yet. */
  stale: boolean;
  working: boolean;
}

/** Sent in one go, before others have their turn. */
const AT_ONCE = 500;
/** Milliseconds before a reading that failed is tried again. */
const AGAIN = 1_000;

const nameOf = ({ site, live }: LiveKey): string => `${site}/${live}`;

/**
 * Who listens to which live. A live is read once for all who listen to it, by one reading at a time: so each hears its frames in
 * their order, once. The database is listened to only while somebody is here.
 */
export function createRooms(db: Database, failed: (error: unknown) => void) {
  const rooms = new Map<string, Room>();
  let listening: Listening | undefined;

  function stale(room: Room | undefined): void {
    if (!room) return;
    room.stale = true;
    void work(room);
  }
  const listen = () =>
    hearFrames(db, {
      wentOn: (key) => stale(rooms.get(nameOf(key))),
      opened: () => {
        for (const room of rooms.values()) stale(room);
      },
    });

  async function work(room: Room): Promise<void> {
    if (room.working) return;
    room.working = true;
    try {
      while (room.stale || room.asking.size > 0) {
        room.stale = false;
        await round(room);
      }
    } catch (error) {
      failed(error);
      room.stale = true;
      setTimeout(() => rooms.get(nameOf(room.key)) === room && void work(room), AGAIN).unref();
    } finally {
      room.working = false;
      closeIfEmpty(room);
    }
  }

  async function round(room: Room): Promise<void> {
    const now = await liveNow(db, room.key, room.told);
    if (!now) {
      for (const ear of room.asking) ear.nothing(room.key.live);
      room.asking.clear();
      return;
    }
    // who asks from here on is told by the next round where that one stands
    const asking = [...room.asking];
    const frames = now.frames.map(({ text }) => text);
    await send(room, [...room.ears], frames);
    room.told = now.seq;
    const begun = asking.filter((ear) => room.asking.delete(ear));
    for (const ear of begun) room.ears.add(ear);
    await send(room, begun, [acknowledged(room.key.live, now)]);
  }

  async function send(room: Room, ears: readonly Ear[], texts: readonly string[]): Promise<void> {
    if (texts.length === 0) return;
    const written = new Map<string, Buffer[]>();
    for (const [index, ear] of ears.entries()) {
      const place = ear.origin + ear.site.basePath;
      const bytes =
        written.get(place) ?? texts.map((text) => Buffer.from(fillAddresses(text, ear.origin, ear.site)));
      written.set(place, bytes);
      if (room.ears.has(ear)) for (const one of bytes) ear.hear(one);
      if (index % AT_ONCE === AT_ONCE - 1) await pause();
    }
  }

  function closeIfEmpty(room: Room): void {
    if (room.ears.size + room.asking.size > 0 || room.working) return;
    if (rooms.get(nameOf(room.key)) === room) rooms.delete(nameOf(room.key));
    if (rooms.size > 0) return;
    void listening?.close();
    listening = undefined;
  }

  return {
    /** From the acknowledgement on each frame is heard once. */
    enter(ear: Ear, live: number): void {
      const key = { site: ear.site.id, live };
      const room = rooms.get(nameOf(key)) ?? {
        ...{ key, told: undefined, stale: false, working: false },
        ...{ ears: new Set<Ear>(), asking: new Set<Ear>() },
      };
      rooms.set(nameOf(key), room);
      room.asking.add(ear);
      listening ??= listen();
      void work(room);
    },
    leave(ear: Ear, live: number): void {
      const room = rooms.get(nameOf({ site: ear.site.id, live }));
      room?.ears.delete(ear);
      room?.asking.delete(ear);
      if (room) closeIfEmpty(room);
    },
    async close(): Promise<void> {
      rooms.clear();
      await listening?.close();
      listening = undefined;
    },
  };
}
export type Rooms = ReturnType<typeof createRooms>;

const acknowledged = (id: number, { seq, status, countClick }: LiveNow): string =>
  JSON.stringify({ type: SocketType.subscribe, code: SOCKET_OK, data: { id, seq, status, countClick } });
