/** A tab that is just ending frees it within this time. */
const WAIT_MS = 2_000;
const freeing = new Map<string, () => void>();

/**
 * Is this the only tab of the browser that has the story open? It stays so until `freeTab`; a killed tab frees it by itself. Browsers
 * without such locks, and pages not read by https, say no.
 */
export async function lockTab(name: string): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks;
  if (freeing.has(name)) return true;
  if (locks === undefined) return false;
  const waiting = new AbortController();
  const timer = window.setTimeout(() => waiting.abort(), WAIT_MS);
  return new Promise((answer) => {
    locks
      .request(name, { signal: waiting.signal }, () => {
        window.clearTimeout(timer);
        answer(true);
        return new Promise<void>((free) => freeing.set(name, free));
      })
      .catch(() => answer(false));
  });
}

export function freeTab(name: string): void {
  freeing.get(name)?.();
  freeing.delete(name);
}
