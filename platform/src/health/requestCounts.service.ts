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
  /** By the operation's name, then by code and status. */
  const counts = new Map<string, Map<string, Counted>>();

  function countedFor(name: string, outcome: string): Counted {
    const ofName = counts.get(name) ?? new Map<string, Counted>();
    counts.set(name, ofName);
    const counted = ofName.get(outcome) ?? { requests: 0, seconds: 0 };
    ofName.set(outcome, counted);
    return counted;
  }

  app.addHook('onSend', (request, reply, body, done) => {
    const name = names.get(request.routeOptions.url ?? '') ?? 'other';
    const counted = countedFor(name, `http="${reply.statusCode}",status="${statusOf(body)}"`);
    counted.requests += 1;
    counted.seconds += reply.elapsedTime / 1000;
    done();
  });

  const lines = (format: (labels: string, counted: Counted) => string): string[] =>
    [...counts].flatMap(([name, ofName]) =>
      [...ofName].map(([outcome, counted]) => format(`{operation="${name}",${outcome}}`, counted)),
    );
  return {
    text: () =>
      [
        '# TYPE touchpaper_requests_total counter',
        ...lines((labels, { requests }) => `touchpaper_requests_total${labels} ${requests}`),
        '# TYPE touchpaper_request_seconds_total counter',
        ...lines((labels, { seconds }) => `touchpaper_request_seconds_total${labels} ${seconds.toFixed(6)}`),
      ].join('\n'),
  };
}
