/** Runs once the page has loaded and the browser is idle: nothing of the first load waits for it. */
export function afterLoad(run: () => void): () => void {
  const idle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 3000 });
    else setTimeout(run, 300);
  };
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
  return () => window.removeEventListener('load', idle);
}
