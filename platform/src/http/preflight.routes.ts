import type { Operation } from '@contract/operation';
import { pathsOf } from '@contract/services';
import { allowedOrigin } from '@platform/sites/crossOrigin';
import type { SiteFinder } from '@platform/sites/sites.service';
import type { FastifyInstance } from 'fastify';

/** A day, in seconds: browsers keep it for two hours at most. */
const MAX_AGE_SECONDS = 86_400;

/** Headers our own client sends (G1, G2; wire D1, D2, a1) and a browser asks about before it sends them to another origin. */
const ALLOWED_HEADERS = [
  ...['source', 'token', 'authtoken', 'time', 'sign', 'content-type', 'upload-token'],
  ...['device', 'devid', 'random', 'timestamp', 'version', 'program-sign', 'program-params'],
  ...['tenant-code', 'app-key', 'os', 'device-id', 'user-id'],
].join(', ');

const preflightHeaders = (origin: string, methods: string) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-methods': methods,
  'access-control-allow-headers': ALLOWED_HEADERS,
  'access-control-max-age': MAX_AGE_SECONDS,
});

/**
 * Answers the browser's question before a call from another origin (wire W17): reads may be made from anywhere, everything else from the
 * origins a site lists. The question does not name the site: here any site of the host counts, at the call its own alone.
 */
export function preflightRoutes(
  app: FastifyInstance,
  operations: readonly Operation[],
  sites: SiteFinder,
): void {
  const urls = (some: readonly Operation[]) => new Set(some.flatMap((operation) => pathsOf(operation)));
  const open = urls(operations.filter(({ writes, personal }) => !writes && !personal));
  for (const url of urls(operations)) {
    app.options(url, async (request, reply) => {
      const listed = allowedOrigin(request.headers.origin, await sites.sitesAtHost(request));
      reply.code(204).header('vary', 'origin');
      if (listed) reply.headers(preflightHeaders(listed, 'GET, POST'));
      else if (open.has(url)) reply.headers(preflightHeaders('*', 'GET'));
      return reply.send();
    });
  }
}
