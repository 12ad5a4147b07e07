import { type IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

interface Upgrade {
  readonly socket: Socket;
  readonly head: Buffer;
}

const OF_UPGRADES = /^(upgrade|connection|http2-settings)$/i;

/** The request as it came, but for the other protocol it offers. */
function withoutOffer({ method, url, rawHeaders }: IncomingMessage, head: Buffer): Buffer {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (!OF_UPGRADES.test(name)) lines.push(`${name}: ${rawHeaders[at + 1]}`);
  }
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]);
}

/**
 * With a listener for upgrades the http server hands every request that names one to it, with its body unread, and answers none of
 * them. One for a socket goes through the routes as all requests do: the route takes its line from here. What only offers
 * another protocol, as Java's own client does with each first request, is read once more without the offer.
 */
export function upgradesOf(app: FastifyInstance): (request: IncomingMessage) => Upgrade | undefined {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();

  app.server.on('upgrade', (request, line, head) => {
    if (!(line instanceof Socket)) return void line.destroy();
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') {
      line.unshift(withoutOffer(request, head));
      app.server.emit('connection', line);
      return;
    }
    // nobody else listens for its errors any more
    line.on('error', () => line.destroy());
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(line);
    response.once('finish', () => line.destroySoon());
    upgrades.set(request, { socket: line, head });
    app.routing(request, response);
  });

  return (request) => upgrades.get(request);
}
