import { once } from 'node:events';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import type { TestPlatform } from './startPlatform';

const Config = v.object({ socketServer: v.object({ url: v.string() }), websocketToken: v.string() });
const Frame = v.looseObject({
  type: v.string(),
  code: v.number(),
  data: v.optional(v.looseObject({ seq: v.optional(v.number()) })),
});
export type HeardFrame = v.InferOutput<typeof Frame>;

export interface TestSocket {
  readonly ws: WebSocket;
  /** Received frames, in order. */
  readonly frames: readonly HeardFrame[];
  say(frame: unknown): void;
  /** Resolves with the first matching frame. */
  heard(fits: (frame: HeardFrame) => boolean): Promise<HeardFrame>;
  /** Subscribes to a live and waits for its state. */
  enter(live: number): Promise<HeardFrame>;
  /** Resolves with the close code. */
  readonly closed: Promise<number>;
  end(): Promise<void>;
}

/** Starts listening on a local port. */
export const listening = (platform: Pick<TestPlatform, 'app'>): Promise<string> =>
  platform.app.listen({ port: 0, host: '127.0.0.1' });

/** Socket settings from getConfig. */
export const socketConfig = async (address: string) =>
  v.parse(Config, await (await fetch(`${address}/app_if/getConfig?appID=1`)).json());

export interface SocketOptions {
  readonly token?: string;
  /** Origin header of the page. */
  readonly origin?: string;
  /** Answers no ping, like a client that lost its connection. */
  readonly silent?: boolean;
}

/** Opens a real socket client; it may be rejected, closed at once, or open. */
export async function aSocket(address: string, options: SocketOptions = {}): Promise<TestSocket> {
  const token = options.token ?? (await socketConfig(address)).websocketToken;
  const ws = new WebSocket(`${address.replace('http', 'ws')}/ws/${token}`, {
    headers: options.origin ? { origin: options.origin } : {},
    perMessageDeflate: false,
    autoPong: !options.silent,
  });
  const frames: HeardFrame[] = [];
  const waiting = new Set<() => void>();
  ws.on('message', (text) => {
    frames.push(v.parse(Frame, JSON.parse(String(text))));
    for (const look of waiting) look();
  });
  const closed = new Promise<number>((done) => ws.once('close', (code) => done(code)));
  const heard = (fits: (frame: HeardFrame) => boolean) =>
    new Promise<HeardFrame>((done) => {
      const look = () => {
        const found = frames.find(fits);
        if (!found) return;
        waiting.delete(look);
        done(found);
      };
      waiting.add(look);
      look();
    });
  // a refused opening is an error event: [status]
  await once(ws, 'open');
  const say = (frame: unknown) => ws.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  return {
    ws,
    frames,
    say,
    heard,
    async enter(live) {
      const before = frames.length;
      say({ type: 'live_status_subscribe', data: { id: live } });
      return heard((frame) => frames.indexOf(frame) >= before && frame.type === 'live_status_subscribe');
    },
    closed,
    async end() {
      ws.close();
      await closed;
    },
  };
}
