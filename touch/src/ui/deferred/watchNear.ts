import { last } from '@touch/lib/last';
/**
 * Calls back whenever the element comes near the viewport or leaves its neighbourhood.
 * @param margin CSS px beyond the viewport; a text gives those above, beside and below it
 */
export function watchNear(
  element: Element,
  margin: number | string,
  changed: (near: boolean) => void,
): () => void {
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
