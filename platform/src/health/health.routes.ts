import { operations } from '@contract/operations';
import type { Database } from '@platform/db/connection';
import type { AuditLog } from '@platform/installation/audit/auditLog';
import { sayRetryAfter } from '@platform/operations/errorAnswer';
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

/**
 * `/healthz` (K8). Must stand before the routes it counts.
 * @param further figures of others, in the text form monitoring programs read
 * @returns all figures in that form
 */
export function healthRoutes(
  app: FastifyInstance,
  db: Database,
  { auditLog, further }: { readonly auditLog: AuditLog; readonly further: () => string },
): () => string {
  const counts = countRequests(app, operations);

  app.get('/healthz', async (_, reply) => {
    const well = await reachable(db);
    const http = well ? 200 : 503;
    return sayRetryAfter(reply, http)
      .code(http)
      .header('cache-control', 'no-store')
      .send({ status: well ? statusOf(auditLog) : 'database unreachable' });
  });

  return () => {
    const { rss, heapUsed } = process.memoryUsage();
    const own = [
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${rss}`,
      '# TYPE nodejs_heap_used_bytes gauge',
      `nodejs_heap_used_bytes ${heapUsed}`,
      '# TYPE process_uptime_seconds gauge',
      `process_uptime_seconds ${process.uptime().toFixed(0)}`,
    ];
    return `${own.join('\n')}\n${counts.text()}\n${auditLog.figures()}\n${further()}\n`;
  };
}

/** Readers are served while the audit log cannot be written. */
const statusOf = (auditLog: AuditLog): string =>
  auditLog.problem() === '' ? 'ok' : `audit log cannot be written: ${auditLog.problem()}`;

/** `/metrics`: how much it does. */
export function metricsRoute(app: FastifyInstance, figures: () => string): void {
  app.get('/metrics', async (_, reply) =>
    reply.type('text/plain;version=0.0.4;charset=UTF-8').header('cache-control', 'no-store').send(figures()),
  );
}
