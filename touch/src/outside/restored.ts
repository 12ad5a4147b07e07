/**
 * A page from the back-forward cache stands as it was left: what is personal may have changed since and is read again (A16).
 * Returns what ends it.
 */
export function onPageRestored(again: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) again();
  };
  window.addEventListener('pageshow', shown);
  return () => window.removeEventListener('pageshow', shown);
}
