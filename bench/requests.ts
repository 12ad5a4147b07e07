import autocannon from 'autocannon';
import { cpuMeter } from './cpu';

export interface Load {
  readonly origin: string;
  readonly pid: number;
  readonly postmaster?: number;
  /** The path of the n-th request. */
  readonly path: (n: number) => string;
  readonly connections: number;
  /** Address of the n-th reader, as a trusted proxy tells it; else all come from this machine's. */
  readonly address?: (n: number) => string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Length of the measurement, in seconds or in requests. */
  readonly seconds?: number;
  readonly amount?: number;
  /** Requests before the measured ones, so that the programs' compilers are done; else those of one second; 0 = none. */
  readonly warm?: number;
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
export async function load(options: Load): Promise<Loaded> {
  const { origin, pid, postmaster, path, address, connections, headers = {} } = options;
  const { seconds = 1, amount, warm } = options;
  let count = 0;
  const fire = (limit: { duration: number } | { amount: number }) =>
    autocannon({
      url: origin,
      connections,
      headers: { ...headers },
      ...limit,
      requests: [
        {
          setupRequest: (request) => {
            count += 1;
            const from = address && { 'x-forwarded-for': address(count) };
            return { ...request, path: path(count), headers: { ...request.headers, ...from } };
          },
        },
      ],
    });
  if (warm !== 0) await fire(warm === undefined ? { duration: 1 } : { amount: warm });
  const meter = cpuMeter(pid, postmaster);
  const result = await fire(amount === undefined ? { duration: seconds } : { amount });
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
