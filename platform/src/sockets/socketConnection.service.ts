import type { Socket } from 'node:net';
import { ClientFrame, type RefusedFrame } from '@contract/socket';
import { SOCKET_OK, SocketType } from '@contract/socket/socketCodes';
import { RateLimit } from '@platform/limits/rateLimit';
import type { Site } from '@platform/sites/site';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import type { SocketLimits } from './limits.rules';
import type { Listener, Rooms } from './rooms.service';

interface ConnectionParts {
  /** The connection under the WebSocket. */
  readonly socket: Socket;
  readonly site: Site;
  readonly origin: string;
  readonly rooms: Rooms;
  readonly now: () => number;
  readonly limits: SocketLimits;
}

/** An open socket connection. */
export interface SocketConnection {
  /** Called periodically: closes dead and idle connections. */
  sweep(): void;
  close(code: number): void;
  terminate(): void;
}

/** Close codes of RFC 6455. */
const NORMAL = 1000;
const POLICY = 1008;

const Named = v.object({ type: v.picklist([SocketType.ping, SocketType.subscribe]) });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Frames from the server to one socket. */
function speaker(ws: WebSocket, { socket, limits: { maxBufferedBytes, maxRefusals } }: ConnectionParts) {
  let refusals = 0;

  /** Disconnects a client that does not read, before its buffer fills the memory. It catches up after reconnecting. */
  function send(frames: readonly Buffer[]): void {
    if (ws.readyState !== WebSocket.OPEN) return;
    if (ws.bufferedAmount > maxBufferedBytes) {
      ws.terminate();
      return;
    }
    socket.cork();
    for (const frame of frames) ws.send(frame, { binary: false });
    socket.uncork();
  }
  const say = (frame: object) => send([Buffer.from(JSON.stringify(frame))]);

  function refuse(type: string, code: 400 | 404 | 429, message: string): void {
    refusals += 1;
    say({ type, code, message } satisfies RefusedFrame);
    if (refusals >= maxRefusals) ws.close(POLICY);
  }
  return { send, say, refuse };
}
type Speaker = ReturnType<typeof speaker>;

/** Lives that a socket listens to. */
function subscriptions({ site, origin, rooms, now, limits }: ConnectionParts, { send, refuse }: Speaker) {
  const lives = new Set<number>();
  let freeSince = now();
  const listener: Listener = {
    site,
    origin,
    send,
    noSuchLive: (live) => {
      lives.delete(live);
      refuse(SocketType.subscribe, 404, 'no such live');
    },
  };
  return {
    set(live: number, isOver: boolean): void {
      if (isOver) {
        if (lives.delete(live)) rooms.leave(listener, live);
        if (lives.size === 0) freeSince = now();
      } else if (lives.size >= limits.maxSubscriptions && !lives.has(live)) {
        refuse(SocketType.subscribe, 429, 'too many lives on one socket');
      } else {
        lives.add(live);
        rooms.enter(listener, live);
      }
    },
    clear(): void {
      for (const live of lives) rooms.leave(listener, live);
      lives.clear();
    },
    isIdle: () => lives.size === 0 && now() - freeSince >= limits.idleMs,
  };
}

/** Serves wire D9 on an accepted socket. */
export function serveConnection(ws: WebSocket, parts: ConnectionParts): SocketConnection {
  const { now, limits } = parts;
  const { send, say, refuse } = speaker(ws, parts);
  const lives = subscriptions(parts, { send, say, refuse });
  const budget = new RateLimit(limits.frames, now, 1);
  let isThere = true;

  function handleText(text: string): void {
    const json = jsonOf(text);
    const { success, output: frame } = v.safeParse(ClientFrame, json);
    if (!success) {
      const named = v.safeParse(Named, json);
      refuse(named.success ? named.output.type : '', 400, 'bad frame');
    } else if (frame.type === SocketType.ping) {
      say({ type: SocketType.ping, code: SOCKET_OK, data: { t: now() } });
    } else {
      lives.set(frame.data.id, frame.data.off);
    }
  }

  ws.on('message', (data, isBinary) => {
    isThere = true;
    if (!budget.take('')) refuse('', 429, 'too many frames');
    else if (isBinary) refuse('', 400, 'text frames only');
    else handleText(String(data));
  });
  ws.on('pong', () => {
    isThere = true;
  });
  // ws answers pings itself; they still count as frames.
  ws.on('ping', () => budget.take('') || ws.terminate());
  ws.on('close', () => lives.clear());

  return {
    sweep() {
      if (!isThere) return ws.terminate();
      isThere = false;
      if (lives.isIdle()) ws.close(NORMAL);
      else if (ws.readyState === WebSocket.OPEN) ws.ping();
    },
    close: (code) => ws.close(code),
    terminate: () => ws.terminate(),
  };
}
