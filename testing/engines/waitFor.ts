import { setTimeout as pause } from 'node:timers/promises';

/** A captcha’s work takes a minute where eight programs share a core. */
const TIMEOUT_MS = 100_000;

/**
 * Looks again and again until there is something true.
 * @throws Error naming `what`, with the last look
 */
export async function waitFor(look: () => Promise<unknown>, what: string): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const seen = await look();
    if (seen) return;
    if (Date.now() > end) throw new Error(`waited in vain (${JSON.stringify(seen)}) for ${what}`);
    await pause(50);
  }
}
