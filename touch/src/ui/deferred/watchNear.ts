import { last } from '@touch/lib/last';
/** Calls back whenever the element comes near the viewport or leaves its neighbourhood. */
export function watchNear(element: Element, margin: number, changed: (near: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const newest = last(entries);
      if (newest) changed(newest.isIntersecting);
    },
    { rootMargin: `${margin}px 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
