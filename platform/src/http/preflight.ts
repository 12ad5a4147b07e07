import type { Operation } from '@contract/operation';
import { pathsOf } from '@contract/services';
import type { FastifyInstance } from 'fastify';

/** A day, in seconds: browsers keep it for two hours at most. */
const KEPT_SECONDS = 86_400;

/** Headers our own client sends (G1, G2) and a browser asks about before it sends them to another origin. */
const SENT = 'source, token, authtoken, time, sign, content-type';

/** What a page of another origin asks before it reads (W17): reads may be made from anywhere, writes are not promised. */
export function preflightRoutes(app: FastifyInstance, operations: readonly Operation[]): void {
  const reads = operations.filter(({ writes, personal }) => !writes && !personal);
  for (const url of new Set(reads.flatMap((operation) => pathsOf(operation)))) {
    app.options(url, async (_, reply) =>
      reply
        .code(204)
        .headers({
          'access-control-allow-origin': '*',
          'access-control-allow-methods': 'GET',
          'access-control-allow-headers': SENT,
          'access-control-max-age': KEPT_SECONDS,
        })
        .send(),
    );
  }
}
