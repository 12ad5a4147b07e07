import autocannon from 'autocannon';
import { cpuMeter } from './cpu';

export interface Load {
  readonly origin: string;
  readonly pid: number;
  readonly postmaster?: number;
  /** The path of the n-th request. */
  readonly path: (n: number) => string;
  readonly connections: number;
  readonly seconds: number;
}

export interface Loaded {
  readonly requests: number;
  /** Microseconds of CPU a request. */
  readonly server: number;
  readonly database: number;
  readonly p99: number;
  readonly failed: number;
}

/** Asks as fast as answers come; what CPU a request costs on the server's side and in the database. */
export async function load({ origin, pid, postmaster, path, connections, seconds }: Load): Promise<Loaded> {
  let count = 0;
  const fire = (duration: number) =>
    autocannon({
      url: origin,
      connections,
      duration,
      requests: [
        {
          setupRequest: (request) => {
            count += 1;
            return { ...request, path: path(count) };
          },
        },
      ],
    });
  await fire(1);
  const meter = cpuMeter(pid, postmaster);
  const result = await fire(seconds);
  const { server, database } = meter();
  const requests = result['2xx'];
  return {
    requests,
    server: server / requests,
    database: database / requests,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  };
}
