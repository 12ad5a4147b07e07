import { last } from '@touch/lib/last';
/**
 * Calls back whenever the element comes near the viewport or leaves its neighbourhood.
 * @param margin CSS px beyond the viewport @param above the same above it
 */
export function watchNear(
  element: Element,
  margin: number,
  changed: (near: boolean) => void,
  above = margin,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const newest = last(entries);
      if (newest) changed(newest.isIntersecting);
    },
    { rootMargin: `${above}px 0px ${margin}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
