import { setImmediate as pause, setTimeout as rest } from 'node:timers/promises';
import { SOCKET_OK, SocketType } from '@contract/socket/socketCodes';
import type { Database } from '@platform/db/connection';
import type { Listening } from '@platform/db/listening';
import {
  type LiveKey,
  type LiveSnapshot,
  listenForFrames,
  readLiveSnapshot,
} from '@platform/lives/frames.service';
import { fillAddresses } from '@platform/sites/addressPlaceholders';
import type { Site } from '@platform/sites/site';

/** A client that listens to lives. */
export interface Listener {
  readonly site: Site;
  readonly origin: string;
  /** Sends frames of wire D9 with one write. The bytes are shared between listeners. */
  send(frames: readonly Buffer[]): void;
  /** Called when the live does not exist. */
  noSuchLive(live: number): void;
}

/** A live with listeners in this process. */
interface Room {
  readonly key: LiveKey;
  /** Number of the last frame sent; undefined before the first reading. */
  lastSeq: number | undefined;
  readonly listeners: Set<Listener>;
  /** Listeners that wait for the live's current state. */
  readonly joining: Set<Listener>;
  /** There are frames that were not read yet. */
  stale: boolean;
  isUpdating: boolean;
}

/** Listeners served before other work gets the event loop. */
const SEND_BATCH = 500;
/** A live rests for so many times what its last round took, so that frames of a busy live with many listeners are sent together. */
const REST = 2;
const MAX_REST_MS = 200;
/** Delay before a failed reading is retried. */
const RETRY_MS = 1_000;

const roomName = ({ site, live }: LiveKey): string => `${site}/${live}`;

const newRoom = (key: LiveKey): Room => ({
  key,
  lastSeq: undefined,
  stale: false,
  isUpdating: false,
  listeners: new Set<Listener>(),
  joining: new Set<Listener>(),
});

/** The same bytes for all receivers of one place; those that left meanwhile get nothing. */
async function sendFrames(
  room: Room,
  receivers: readonly Listener[],
  texts: readonly string[],
): Promise<void> {
  if (texts.length === 0) return;
  const written = new Map<string, Buffer[]>();
  for (const [index, listener] of receivers.entries()) {
    const place = listener.origin + listener.site.basePath;
    const bytes =
      written.get(place) ??
      texts.map((text) => Buffer.from(fillAddresses(text, listener.origin, listener.site)));
    written.set(place, bytes);
    if (room.listeners.has(listener)) listener.send(bytes);
    if (index % SEND_BATCH === SEND_BATCH - 1) await pause();
  }
}

/** Reads a live once, hands its new frames on and acknowledges the listeners that joined. */
async function updateRoom(db: Database, room: Room): Promise<void> {
  const now = await readLiveSnapshot(db, room.key, room.lastSeq);
  if (!now) {
    for (const listener of room.joining) listener.noSuchLive(room.key.live);
    room.joining.clear();
    return;
  }
  // Listeners that join from here on are acknowledged by the next round.
  const joining = [...room.joining];
  const frames = now.frames.map(({ text }) => text);
  await sendFrames(room, [...room.listeners], frames);
  room.lastSeq = now.seq;
  const joined = joining.filter((listener) => room.joining.delete(listener));
  for (const listener of joined) room.listeners.add(listener);
  await sendFrames(room, joined, [acknowledged(room.key.live, now)]);
}

/** @param onIdle called after the last round of a room @returns begins a round, or lets the running one go on */
function roundsOf(db: Database, failed: (error: unknown) => void, onIdle: (room: Room) => void) {
  return async function work(room: Room): Promise<void> {
    if (room.isUpdating) return;
    room.isUpdating = true;
    try {
      while (room.stale || room.joining.size > 0) {
        room.stale = false;
        const begun = performance.now();
        await updateRoom(db, room);
        await rest(Math.min(REST * (performance.now() - begun), MAX_REST_MS), undefined, { ref: false });
      }
    } catch (error) {
      failed(error);
      room.stale = true;
      setTimeout(() => room.listeners.size + room.joining.size > 0 && void work(room), RETRY_MS).unref();
    } finally {
      room.isUpdating = false;
      onIdle(room);
    }
  };
}

/**
 * Listeners by live. Each live is read once for all its listeners, one reading at a time, so each gets every frame once and in
 * order. The database is listened to only while there are listeners.
 */
export function createRooms(db: Database, failed: (error: unknown) => void) {
  const rooms = new Map<string, Room>();
  let listening: Listening | undefined;
  const work = roundsOf(db, failed, closeIfEmpty);

  function stale(room: Room | undefined): void {
    if (!room) return;
    room.stale = true;
    void work(room);
  }

  const listen = () =>
    listenForFrames(db, {
      wentOn: (key) => stale(rooms.get(roomName(key))),
      opened: () => {
        for (const room of rooms.values()) stale(room);
      },
    });

  function closeIfEmpty(room: Room): void {
    if (room.listeners.size + room.joining.size > 0 || room.isUpdating) return;
    if (rooms.get(roomName(room.key)) === room) rooms.delete(roomName(room.key));
    if (rooms.size > 0) return;
    void listening?.close();
    listening = undefined;
  }

  return {
    /** After the acknowledgement each frame is received once. */
    enter(listener: Listener, live: number): void {
      const key = { site: listener.site.id, live };
      const room = rooms.get(roomName(key)) ?? newRoom(key);
      rooms.set(roomName(key), room);
      room.joining.add(listener);
      listening ??= listen();
      void work(room);
    },
    leave(listener: Listener, live: number): void {
      const room = rooms.get(roomName({ site: listener.site.id, live }));
      room?.listeners.delete(listener);
      room?.joining.delete(listener);
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

const acknowledged = (id: number, { seq, status, countClick }: LiveSnapshot): string =>
  JSON.stringify({ type: SocketType.subscribe, code: SOCKET_OK, data: { id, seq, status, countClick } });
