const freeing = new Map<string, () => void>();

/**
 * Is this the only tab of the browser that has the story open? It stays so until `freeTab`; a killed tab frees it by itself. Browsers
 * without such locks, and pages not read by https, say no.
 */
export async function lockTab(name: string): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks;
  if (freeing.has(name)) return true;
  if (locks === undefined) return false;
  return new Promise((answer) => {
    void locks.request(name, { ifAvailable: true }, (lock) => {
      answer(lock !== null);
      return lock && new Promise<void>((free) => freeing.set(name, free));
    });
  });
}

export function freeTab(name: string): void {
  freeing.get(name)?.();
  freeing.delete(name);
}
