/** Hears when another tab changes what is stored (G9). Returns what ends it. */
export function onStorageChange(listener: () => void): () => void {
  // the call layer also runs where there is no window
  if (typeof window === 'undefined' || !('addEventListener' in window)) return () => undefined;
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
