import { Pool } from 'undici';

export interface CommentToPost {
  readonly token: string;
  readonly device: string;
  readonly content: string;
}

export interface PostingResult {
  /** Words the platform said it has. */
  readonly acknowledged: readonly string[];
  /** Answers that were something else. */
  readonly others: readonly string[];
  /** Times of the answers, ms. */
  readonly times: readonly number[];
  /** Milliseconds from the first to the last. */
  readonly took: number;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Comments on one article over so many connections, one after the other on each; ends when all are said or the line is gone. */
export async function postComments(
  origin: string,
  rootID: number,
  sayings: readonly CommentToPost[],
  connections: number,
  heard: (acknowledged: number) => void = () => undefined,
): Promise<PostingResult> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const queue = sayings.values();
  const acknowledged: string[] = [];
  const others: string[] = [];
  const times: number[] = [];
  let gone = false;

  async function say({ token, device: devid, content }: CommentToPost): Promise<void> {
    const begun = performance.now();
    const answer = await pool.request({
      path: '/app_if/discuss',
      method: 'POST',
      headers: { ...FORM, token, devid },
      body: `rootID=${rootID}&content=${encodeURIComponent(content)}`,
    });
    const text = await answer.body.text();
    times.push(performance.now() - begun);
    if (text !== 'true') others.push(text);
    else heard(acknowledged.push(content));
  }

  async function worker(): Promise<void> {
    for (const saying of queue) {
      if (gone) return;
      await say(saying).catch(() => {
        // the server went away: what was not answered was not acknowledged
        gone = true;
      });
    }
  }

  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, worker));
  const took = performance.now() - begun;
  await pool.destroy();
  return { acknowledged, others, times, took };
}
