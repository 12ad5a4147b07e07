import { operations } from '@contract/operations';
import type { Database } from '@platform/db/connection';
import type { AuditLog } from '@platform/installation/audit/auditLog';
import { sayRetryAfter } from '@platform/operations/errorAnswer';
import type { FastifyInstance } from 'fastify';
import { createReadiness, databaseClock } from './readiness.service';
import { countRequests } from './requestCounts.service';

const REACHABLE = { name: 'health', text: 'select 1 as one' };
/** Milliseconds the database may take before it counts as gone. */
const TIMEOUT_MS = 2000;

/** The answer, or `late` where it takes longer than two seconds. */
async function inTime<Answer>(answer: Promise<Answer>, late: Answer): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<Answer>((done) => {
    timer = setTimeout(() => done(late), TIMEOUT_MS);
  });
  const first = await Promise.race([answer, over]);
  clearTimeout(timer);
  return first;
}

/** True when the database answers in time. */
const reachable = (db: Database): Promise<boolean> =>
  inTime(
    db.one(REACHABLE).then(
      () => true,
      () => false,
    ),
    false,
  );

interface HealthParts {
  /** True once a stop has begun. */
  readonly isDraining: () => boolean;
  readonly db: Database;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly auditLog: AuditLog;
  /** Figures of others, in the text form monitoring programs read. */
  readonly further: () => string;
}

/**
 * `/healthz` says whether the database answers (K8), `/livez` that the process does, `/readyz` whether a balancer may send readers here
 * (K9). Must stand before the routes it counts.
 * @returns all figures in the text form monitoring programs read
 */
export function healthRoutes(
  app: FastifyInstance,
  { db, now, isDraining, auditLog, further }: HealthParts,
): () => string {
  const clockState = createReadiness(now, () => databaseClock(db));
  const counts = countRequests(app, operations);

  app.get('/livez', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const status = isDraining() ? 'draining' : await inTime(clockState(), 'ready');
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });

  app.get('/healthz', async (_, reply) => {
    const well = await reachable(db);
    const http = well ? 200 : 503;
    return sayRetryAfter(reply, http)
      .code(http)
      .header('cache-control', 'no-store')
      .send({ status: well ? statusOf(auditLog) : 'database unreachable' });
  });

  const figures = () => {
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
  return figures;
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
