import type { Operation } from '@contract/operation';
import { pathsOf } from '@contract/services';
import type { FastifyInstance } from 'fastify';

interface Counted {
  requests: number;
  seconds: number;
}

export interface RequestCounts {
  /** In the text form monitoring programs read. */
  text(): string;
}

/** An envelope starts with its status; a bare value has none and counts as 0. */
const statusOf = (body: unknown): string => {
  const start = Buffer.isBuffer(body)
    ? body.toString('latin1', 0, 40)
    : typeof body === 'string'
      ? body.slice(0, 40)
      : '';
  return /^\{"status":(-?\d+),"message"/.exec(start)?.[1] ?? '0';
};

/** Counts answers by operation, HTTP code and envelope status; nothing of who asked or for what. */
export function countRequests(app: FastifyInstance, operations: readonly Operation[]): RequestCounts {
  const names = new Map(
    operations.flatMap((operation) => pathsOf(operation).map((path) => [path, operation.name])),
  );
  const counts = new Map<string, Counted>();

  app.addHook('onSend', (request, reply, body, done) => {
    const name = names.get(request.routeOptions.url ?? '') ?? 'other';
    const labels = `operation="${name}",http="${reply.statusCode}",status="${statusOf(body)}"`;
    const counted = counts.get(labels) ?? { requests: 0, seconds: 0 };
    counted.requests += 1;
    counted.seconds += reply.elapsedTime / 1000;
    counts.set(labels, counted);
    done();
  });

  return {
    text: () =>
      [
        '# TYPE touchpaper_requests_total counter',
        ...[...counts].map(([labels, { requests }]) => `touchpaper_requests_total{${labels}} ${requests}`),
        '# TYPE touchpaper_request_seconds_total counter',
        ...[...counts].map(
          ([labels, { seconds }]) => `touchpaper_request_seconds_total{${labels}} ${seconds.toFixed(6)}`,
        ),
      ].join('\n'),
  };
}
