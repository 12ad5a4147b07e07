import { type IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

interface Upgrade {
  readonly line: Socket;
  readonly head: Buffer;
}

/**
 * With a listener for upgrades the http server hands every request that names one to it, and answers none of them. They go through
 * the routes as all others do: one that upgrades takes its line from here; what another protocol was asked for is answered
 * in this one, as it always was.
 */
export function upgradesOf(app: FastifyInstance): (request: IncomingMessage) => Upgrade | undefined {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();

  app.server.on('upgrade', (request, line, head) => {
    // nobody else listens for a line's errors any more
    line.on('error', () => line.destroy());
    if (!(line instanceof Socket) || (request.method !== 'GET' && request.method !== 'HEAD'))
      return void line.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(line);
    response.once('finish', () => line.destroySoon());
    const isSocket = request.headers.upgrade?.toLowerCase() === 'websocket';
    if (isSocket) upgrades.set(request, { line, head });
    app.routing(request, response);
  });

  return (request) => upgrades.get(request);
}
