/** Subscribes to storage changes by other tabs (G9). @returns unsubscribes */
export function onStorageChange(listener: () => void): () => void {
  // the call layer also runs where there is no window
  if (typeof window === 'undefined' || !('addEventListener' in window)) return () => undefined;
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
