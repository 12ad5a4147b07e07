import { Pool } from 'undici';

export interface Call {
  readonly path: string;
  /** Form fields; absent = GET. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly token: string;
  readonly device: string;
}
/** Sends one call over the connection of a job. */
export type Send = (call: Call) => Promise<unknown>;

export interface Sent {
  /** Jobs that were done, as they said themselves. */
  readonly done: number;
  readonly others: readonly string[];
  /** Milliseconds of each measured part. */
  readonly times: readonly number[];
  /** Milliseconds from the first to the last. */
  readonly took: number;
}

/** A job: '' = done, else what it was answered. `timed` measures a part of it. */
export type Job = (send: Send, timed: <T>(work: Promise<T>) => Promise<T>) => Promise<string>;

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/**
 * Works the jobs off over so many connections, each from an address of its own: readers have theirs, and the platform limits
 * each. Ends when all are done or the line is gone.
 */
export async function sendAll(
  origin: string,
  jobs: readonly Job[],
  connections: number,
  heard: (done: number) => void = () => undefined,
): Promise<Sent> {
  const queue = jobs.values();
  const times: number[] = [];
  const others: string[] = [];
  let done = 0;
  let isGone = false;

  async function worker(index: number): Promise<void> {
    const client = new Pool(origin, { connections: 1, pipelining: 1, localAddress: `127.0.1.${index + 1}` });
    const send: Send = async ({ path, fields, token, device }) => {
      const body = fields ? new URLSearchParams(fields).toString() : null;
      const headers = { token, devid: device, ...(body === null ? {} : FORM) };
      const answer = await client.request({
        path,
        method: body === null ? 'GET' : 'POST',
        headers,
        body,
      });
      return answer.body.json();
    };
    const timed = async <T>(work: Promise<T>): Promise<T> => {
      const begun = performance.now();
      const value = await work;
      times.push(performance.now() - begun);
      return value;
    };
    for (const job of queue) {
      if (isGone) break;
      try {
        const problem = await job(send, timed);
        if (problem === '') heard(++done);
        else others.push(problem);
      } catch {
        // The server was killed.
        isGone = true;
      }
    }
    await client.destroy();
  }

  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, (_, index) => worker(index)));
  return { done, others, times, took: performance.now() - begun };
}
