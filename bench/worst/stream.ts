import { Pool } from 'undici';

export interface Ask {
  readonly path: string;
  /** Form fields; absent = GET. */
  readonly fields?: Readonly<Record<string, string>>;
  /** A body in a form of its own. */
  readonly body?: { readonly payload: Buffer; readonly headers: Readonly<Record<string, string>> };
  readonly token?: string;
  /** Device of the token. */
  readonly device?: string;
  /** The reader's address, as the proxy tells it. */
  readonly address: string;
}
/** Status and text of an answer; the text of a page is not kept. */
export type Send = (ask: Ask) => Promise<{ readonly status: number; readonly text: string }>;

/** Jobs that begin at a steady pace, whether or not earlier ones are answered. */
export interface Stream {
  readonly name: string;
  readonly perSecond: number;
  /** The n-th job: '' = accepted, else the answer. @throws where the line is gone */
  readonly job: (n: number, send: Send) => Promise<string>;
}

export interface Streamed {
  readonly name: string;
  /** Numbers of the jobs that were acknowledged. */
  readonly accepted: readonly number[];
  /** Numbers of the jobs whose answer never came. */
  readonly unanswered: readonly number[];
  readonly refused: readonly string[];
  /** Moment each answered job was due, `performance.now()`, and how long it took from then, ms. */
  readonly times: readonly { readonly due: number; readonly took: number }[];
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const CONNECTIONS = 200;
const TICK_MS = 10;

function sender(pool: Pool): Send {
  return async ({ path, fields, body, token, device, address }) => {
    const form = fields ? new URLSearchParams(fields).toString() : undefined;
    const answer = await pool.request({
      path,
      method: fields || body ? 'POST' : 'GET',
      headers: {
        'x-forwarded-for': address,
        'accept-encoding': 'gzip',
        ...(token ? { token } : {}),
        ...(device ? { devid: device } : {}),
        ...(form === undefined ? {} : FORM),
        ...body?.headers,
      },
      body: body?.payload ?? form ?? null,
    });
    if (answer.headers['content-encoding'] !== undefined) {
      await answer.body.dump({ limit: 10_000_000 });
      return { status: answer.statusCode, text: '' };
    }
    return { status: answer.statusCode, text: await answer.body.text() };
  };
}

/** Runs the streams beside each other for so many seconds; resolves when the last job has ended. */
export async function runStreams(
  origin: string,
  streams: readonly Stream[],
  seconds: number,
): Promise<Streamed[]> {
  // a reader waits for nobody else's connection: slow ballots do not hold back pages
  const pools = streams.map(() => new Pool(origin, { connections: CONNECTIONS, pipelining: 1 }));
  const sends = pools.map(sender);
  const running = new Set<Promise<void>>();
  const results = streams.map(({ name }) => ({
    ...{ name, accepted: [] as number[], unanswered: [] as number[], refused: [] as string[] },
    times: [] as { due: number; took: number }[],
  }));
  const sent = streams.map(() => 0);

  async function work(stream: Stream, at: number, n: number, due: number): Promise<void> {
    const result = results[at];
    const send = sends[at];
    if (!result || !send) throw new Error(`no stream ${at}`);
    try {
      const problem = await stream.job(n, send);
      if (problem === '') result.accepted.push(n);
      else result.refused.push(problem);
      result.times.push({ due, took: performance.now() - due });
    } catch {
      // the server was killed
      result.unanswered.push(n);
    }
  }

  const begun = performance.now();
  const tick = () => {
    const elapsed = Math.min(performance.now() - begun, seconds * 1000);
    for (const [at, stream] of streams.entries())
      for (let n = sent[at] ?? 0; n < (elapsed * stream.perSecond) / 1000; n += 1) {
        sent[at] = n + 1;
        const job = work(stream, at, n, begun + (n * 1000) / stream.perSecond);
        running.add(job);
        void job.finally(() => running.delete(job));
      }
  };
  const timer = setInterval(tick, TICK_MS);
  await new Promise((done) => setTimeout(done, seconds * 1000));
  clearInterval(timer);
  tick();
  await Promise.all(running);
  await Promise.all(pools.map((pool) => pool.destroy()));
  return results;
}
