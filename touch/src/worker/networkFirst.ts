/** Time limit for the network while a cached copy is available, ms. */
export const NETWORK_LIMIT_MS = 4000;

type Outcome = { readonly answer: Response } | { readonly late: true } | { readonly failed: unknown };

/**
 * The network's answer; where it fails, is late or the server is down, the kept copy.
 * @throws what the network threw, where nothing is kept.
 */
export async function networkFirst(
  network: Promise<Response>,
  cached: () => Promise<Response | undefined>,
  after: (milliseconds: number) => Promise<void>,
): Promise<Response> {
  const outcome = await Promise.race<Outcome>([
    network.then(
      (answer) => ({ answer }),
      (failed: unknown) => ({ failed }),
    ),
    after(NETWORK_LIMIT_MS).then(() => ({ late: true })),
  ]);
  if ('answer' in outcome && outcome.answer.status < 500) return outcome.answer;
  const copy = await cached();
  if (copy) return copy;
  // Nothing is cached: the network's result counts.
  return network;
}
