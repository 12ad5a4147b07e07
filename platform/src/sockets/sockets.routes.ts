import { SOCKET_BAD_TOKEN } from '@contract/socket/socketCodes';
import type { Database } from '@platform/db/connection';
import { networkOf, RateLimit } from '@platform/limits/rateLimit';
import { isOpenToAll } from '@platform/sites/openToAll';
import type { Site } from '@platform/sites/site';
import type { SiteFinder } from '@platform/sites/sites.service';
import { tooMany, transportFault } from '@platform/wire/refusals';
import type { FastifyInstance, FastifyRequest } from 'fastify';
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

/** Open sockets of this process, counted by network. */
function createOpenSockets({ maxSockets, maxPerNetwork, openings }: SocketLimits, now: () => number) {
  const connections = new Set<SocketConnection>();
  const networks = new Map<string, number>();
  const rate = new RateLimit(openings, now, NETWORKS);

  function count(network: string, by: 1 | -1): void {
    const open = (networks.get(network) ?? 0) + by;
    if (open > 0) networks.set(network, open);
    else networks.delete(network);
  }

  return {
    /** @throws Refusal 429 where the process or the network has too many */
    admit(network: string): void {
      if (!rate.take(network) || connections.size >= maxSockets) throw tooMany();
      if ((networks.get(network) ?? 0) >= maxPerNetwork) throw tooMany();
    },
    add(ws: WebSocket, network: string, connection: SocketConnection): void {
      connections.add(connection);
      count(network, 1);
      ws.once('close', () => {
        connections.delete(connection);
        count(network, -1);
      });
    },
    sweep(): void {
      for (const connection of connections) connection.sweep();
    },
    async close(): Promise<void> {
      for (const connection of connections) connection.close(GOING_AWAY);
      const until = Date.now() + CLOSE_WAIT_MS;
      while (connections.size > 0 && Date.now() < until) await new Promise((done) => setTimeout(done, 20));
      for (const connection of connections) connection.terminate();
    },
  };
}

/**
 * The site that a token opens the socket for, from a page of one of its origins; undefined for a token that opens none.
 * @throws Refusal 403 for a page of another origin
 */
async function siteOf(
  { db, sites, key, now }: SocketParts,
  { url, headers, protocol, params }: FastifyRequest,
): Promise<{ readonly site: Site | undefined; readonly origin: string }> {
  const address = { url, headers, protocol };
  const { origin } = await sites.find(address);
  const here = await sites.sitesAtHost(address);
  const allowed = here.filter((site) => isAllowedOrigin(headers.origin, headers.host, origin, site));
  if (allowed.length === 0) throw transportFault(403, 'not from this page');
  const { token } = v.parse(TokenParams, params);
  const number = await siteOfToken(db, key, token, now());
  const isOpen = (site: Site) => (isSharedToken(token) ? isOpenToAll(site) : site.config.canUse);
  return { site: allowed.find((one) => one.id === number && isOpen(one)), origin };
}

/** `/ws/{token}` (wire D9). The token stands in the address as the specification has it: nothing here writes an address down. */
export function socketRoutes(app: FastifyInstance, parts: SocketParts): void {
  const { db, now, failed } = parts;
  const limits = { ...SOCKET_LIMITS, ...parts.limits };
  const maxPayload = limits.maxFrameBytes;
  const server = new WebSocketServer({ noServer: true, clientTracking: false, maxPayload });
  const rooms = createRooms(db, failed);
  const sockets = createOpenSockets(limits, now);
  const upgradeOf = upgradesOf(app);

  app.get('/ws/:token', async (request, reply) => {
    const upgrade = upgradeOf(request.raw);
    reply.header('cache-control', 'no-store');
    if (!upgrade) throw transportFault(426, 'this is a socket');
    const network = networkOf(request.ip);
    sockets.admit(network);
    const { site, origin } = await siteOf(parts, request);

    reply.hijack();
    reply.raw.detachSocket(upgrade.socket);
    // nothing is answered on it any more: a stop does not wait for it
    reply.raw.destroy();
    server.handleUpgrade(request.raw, upgrade.socket, upgrade.head, (ws) => {
      // A frame that breaks a rule, such as one too long, closes the socket.
      ws.on('error', () => undefined);
      const parts = { socket: upgrade.socket, rooms, now, limits };
      if (site) sockets.add(ws, network, serveConnection(ws, { ...parts, site, origin }));
      else ws.close(SOCKET_BAD_TOKEN);
    });
    return reply;
  });

  const sweeping = setInterval(() => sockets.sweep(), limits.sweepMs).unref();
  app.addHook('preClose', async () => {
    clearInterval(sweeping);
    await sockets.close();
    await rooms.close();
  });
}
