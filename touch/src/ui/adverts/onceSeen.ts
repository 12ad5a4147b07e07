import { last } from '@touch/lib/last';

/** Half of it stands in the window for so long: a reader who scrolls past has not seen it. */
const SHARE = 0.5;
const SEEN_MS = 1000;

/** Calls back once, when an element has truly been seen. Returns what ends it. */
export function onceSeen(element: Element, seen: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(timer);
      if (!last(entries)?.isIntersecting) return;
      timer = setTimeout(() => {
        // in a window that is hidden nobody sees anything
        if (document.visibilityState === 'hidden') return;
        leave();
        seen();
      }, SEEN_MS);
    },
    { threshold: SHARE },
  );
  const leave = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(element);
  return leave;
}
