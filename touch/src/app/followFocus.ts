/** The part that keeps the focus in its place. */
export const fetchFocusPart = () => import('./focus/part');

/** Starts that part with the reader's first touch or key: a page that is only looked at needs none. */
export function followFocus(): void {
  const start = (event: Event) => {
    const path = event.composedPath();
    const { state } = window.history;
    fetchFocusPart().then(
      (part) => part.startFocus(path, state),
      // without it the focus is the browser's
      () => undefined,
    );
  };
  const once = { once: true, capture: true };
  document.addEventListener('keydown', start, once);
  document.addEventListener('pointerdown', start, once);
  if (window.history.state?.language) void fetchFocusPart().then((part) => part.returnToLanguage());
}
