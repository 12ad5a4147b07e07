/**
 * Runs when the page returns from the back-forward cache: its personal data may have changed meanwhile and is read again (A16).
 * @returns unsubscribes
 */
export function onPageRestored(again: () => void): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) again();
  };
  window.addEventListener('pageshow', shown);
  return () => window.removeEventListener('pageshow', shown);
}
