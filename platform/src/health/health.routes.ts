import { operations } from '@contract/operations';
import type { Database } from '@platform/db/connection';
import { isLocalRequest } from '@platform/limits/localRequest';
import { sayRetryAfter } from '@platform/operations/errorAnswer';
import { transportFault } from '@platform/wire/refusals';
import type { FastifyInstance } from 'fastify';
import { countRequests } from './requestCounts.service';

const REACHABLE = { name: 'health', text: 'select 1 as one' };
/** Milliseconds the database may take before it counts as gone. */
const TIMEOUT_MS = 2000;

/** True when the database answers in time. */
async function reachable(db: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), TIMEOUT_MS);
  });
  const answered = db.one(REACHABLE).then(
    () => true,
    () => false,
  );
  const first = await Promise.race([answered, late]);
  clearTimeout(timer);
  return first;
}

interface Metrics {
  /** Figures for everybody; else for this machine alone. */
  readonly isOpen: boolean;
  /** Further figures, in the text form monitoring programs read. */
  readonly further: () => string;
}

/**
 * For those who run it (K8): whether it works, and how much it does. Must stand before the routes it counts.
 */
export function healthRoutes(app: FastifyInstance, db: Database, metrics: Metrics): void {
  const counts = countRequests(app, operations);

  app.get('/healthz', async (_, reply) => {
    const well = await reachable(db);
    const http = well ? 200 : 503;
    return sayRetryAfter(reply, http)
      .code(http)
      .header('cache-control', 'no-store')
      .send({ status: well ? 'ok' : 'database unreachable' });
  });

  app.get('/metrics', async (request, reply) => {
    if (!metrics.isOpen && !isLocalRequest(request)) throw transportFault(404, 'no such address');
    const { rss, heapUsed } = process.memoryUsage();
    const own = [
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${rss}`,
      '# TYPE nodejs_heap_used_bytes gauge',
      `nodejs_heap_used_bytes ${heapUsed}`,
      '# TYPE process_uptime_seconds gauge',
      `process_uptime_seconds ${process.uptime().toFixed(0)}`,
    ];
    return reply
      .type('text/plain;version=0.0.4;charset=UTF-8')
      .header('cache-control', 'no-store')
      .send(`${own.join('\n')}\n${counts.text()}\n${metrics.further()}\n`);
  });
}
