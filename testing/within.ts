/** Longer than a loaded machine needs for one step of a page, shorter than the limit of a journey. */
const LIMIT_MS = 120_000;

/**
 * Bounds a step that has no limit of its own, so that a journey which stops there names it.
 * @param step as the message says it, e.g. `axe on /home.html`
 * @throws Error when the step takes longer than two minutes
 */
export async function within<T>(step: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${step}: not done after ${LIMIT_MS / 1000} s`)), LIMIT_MS);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
