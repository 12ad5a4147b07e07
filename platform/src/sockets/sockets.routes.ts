import { SOCKET_BAD_TOKEN } from '@contract/codes';
import type { Database } from '@platform/db/connection';
import { networkOf, RateLimit } from '@platform/limits/rateLimit';
import { isOpenToAll } from '@platform/sites/openToAll';
import type { SiteFinder } from '@platform/sites/sites.service';
import { tooMany, transportFault } from '@platform/wire/refusals';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type WebSocket, WebSocketServer } from 'ws';
import { SOCKET_LIMITS, type SocketLimits } from './limits.rules';
import { isAllowedOrigin } from './origin.rules';
import { createRooms } from './rooms.service';
import { type SocketConnection, serveConnection } from './socketConnection.service';
import { isSharedToken, siteOfToken } from './socketTokens.service';
import { upgradesOf } from './upgrades.service';

interface SocketParts {
  readonly db: Database;
  readonly sites: SiteFinder;
  /** `keys.sign` */
  readonly key: string;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
  readonly limits?: Partial<SocketLimits> | undefined;
}

/** Close code of RFC 6455: the server goes away. */
const GOING_AWAY = 1001;
/** Milliseconds a reader has to answer that the socket closes. */
const CLOSE_WAIT_MS = 1_000;
const NETWORKS = 10_000;

const TokenParams = v.object({ token: v.string() });

/** `/ws/{token}` (wire D9). The token stands in the address as the specification has it: nothing here writes an address down. */
export function socketRoutes(app: FastifyInstance, parts: SocketParts): void {
  const { db, sites, key, now, failed } = parts;
  const limits = { ...SOCKET_LIMITS, ...parts.limits };
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: limits.maxFrameBytes,
  });
  const rooms = createRooms(db, failed);
  const lines = new Set<SocketConnection>();
  const networks = new Map<string, number>();
  const openings = new RateLimit(limits.openings, now, NETWORKS);
  const upgradeOf = upgradesOf(app);

  function count(network: string, by: 1 | -1): void {
    const open = (networks.get(network) ?? 0) + by;
    if (open > 0) networks.set(network, open);
    else networks.delete(network);
  }

  function open(ws: WebSocket, network: string, speak: () => SocketConnection): void {
    const line = speak();
    lines.add(line);
    count(network, 1);
    ws.once('close', () => {
      lines.delete(line);
      count(network, -1);
    });
  }

  app.get('/ws/:token', async (request, reply) => {
    const upgrade = upgradeOf(request.raw);
    reply.header('cache-control', 'no-store');
    if (!upgrade) throw transportFault(426, 'this is a socket');
    const address = { url: request.url, headers: request.headers, protocol: request.protocol };
    const { origin } = await sites.find(address);
    const here = await sites.sitesAtHost(address);
    const { token } = v.parse(TokenParams, request.params);
    const network = networkOf(request.ip);
    if (!openings.take(network) || lines.size >= limits.maxSockets) throw tooMany();
    if ((networks.get(network) ?? 0) >= limits.maxPerNetwork) throw tooMany();
    const from = request.headers.origin;
    const allowedSites = here.filter((site) => isAllowedOrigin(from, request.headers.host, origin, site));
    if (allowedSites.length === 0) throw transportFault(403, 'not from this page');
    const number = await siteOfToken(db, key, token, now());
    const site = allowedSites.find(
      (one) => one.id === number && (isSharedToken(token) ? isOpenToAll(one) : one.config.canUse),
    );

    reply.hijack();
    reply.raw.detachSocket(upgrade.socket);
    // nothing is answered on it any more: a stop does not wait for it
    reply.raw.destroy();
    server.handleUpgrade(request.raw, upgrade.socket, upgrade.head, (ws) => {
      // A frame that breaks a rule, such as one too long, closes the socket.
      ws.on('error', () => undefined);
      if (site) open(ws, network, () => serveConnection(ws, { site, origin, rooms, now, limits }));
      else ws.close(SOCKET_BAD_TOKEN);
    });
    return reply;
  });

  const sweeping = setInterval(() => {
    for (const line of lines) line.sweep();
  }, limits.sweepMs).unref();

  app.addHook('preClose', async () => {
    clearInterval(sweeping);
    for (const line of lines) line.close(GOING_AWAY);
    const until = Date.now() + CLOSE_WAIT_MS;
    while (lines.size > 0 && Date.now() < until) await new Promise((done) => setTimeout(done, 20));
    for (const line of lines) line.terminate();
    await rooms.close();
  });
}
