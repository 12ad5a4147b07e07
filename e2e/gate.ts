import { request as ask, createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A proxy between browser and newsroom that a test can cut or slow down. */
export interface Gate {
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  /** Requested paths, in order. */
  readonly requestedPaths: string[];
  /** Drops all connections. */
  cut(): void;
  /** Requests pass, answers never come. */
  hold(): void;
  mend(): void;
  /** Forwards to another newsroom from now on. */
  lead(target: string): void;
  /**
   * The next request to such a path stays without an answer. `before`: it never gets there; `after`: it is done there, and the
   * answer gets lost. Settles once that has happened.
   */
  lose(path: RegExp, when: 'before' | 'after'): Promise<void>;
  close(): Promise<void>;
}

interface Lost {
  readonly path: RegExp;
  readonly when: 'before' | 'after';
  readonly done: () => void;
}

export async function openGate(first: string): Promise<Gate> {
  let target = first;
  let losing: Lost | undefined;
  /** Treatment of the matching request. */
  function lost(url: string): Lost | undefined {
    const it = losing?.path.test(url) ? losing : undefined;
    if (it) losing = undefined;
    return it;
  }
  const requestedPaths: string[] = [];
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'held' = 'open';
  const server = createServer((request, response) => {
    requestedPaths.push(request.url ?? '');
    if (state === 'cut') return request.socket.destroy();
    if (state === 'held') return;
    const { method, headers } = request;
    const gone = lost(request.url ?? '');
    if (gone?.when === 'before') {
      request.on('end', gone.done).resume();
      return;
    }
    const through = ask(new URL(request.url ?? '/', target), { method, headers }, (answer) => {
      if (gone) {
        answer.on('end', gone.done).resume();
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    through.on('error', () => response.destroy());
    request.pipe(through);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port }: AddressInfo = portOf(server.address());
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    requestedPaths,
    cut: () => {
      state = 'cut';
      hangUp();
    },
    hold: () => {
      state = 'held';
    },
    mend: () => {
      state = 'open';
    },
    lead: (to) => {
      target = to;
    },
    lose: (path, when) =>
      new Promise((done) => {
        losing = { path, when, done };
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        hangUp();
      }),
  };
}

function portOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the gate has no port');
  return address;
}
