/** An app that has not covered the page by then is not installed, ms. */
const OPENS_WITHIN_MS = 2_500;

/**
 * Opens the app by its link. A web address is followed as any other: its own page is the fall-back.
 * @param link checked by `appLink` @param absent runs where the page is still in view after a moment
 */
export function openApp(link: string, absent: () => void): void {
  let isGone = false;
  const left = () => {
    isGone = isGone || document.visibilityState === 'hidden';
  };
  const closed = () => {
    isGone = true;
  };
  document.addEventListener('visibilitychange', left);
  window.addEventListener('pagehide', closed);
  setTimeout(() => {
    document.removeEventListener('visibilitychange', left);
    window.removeEventListener('pagehide', closed);
    if (!isGone) absent();
  }, OPENS_WITHIN_MS);
  window.location.assign(link);
}
