/** Calls back whenever the element comes near the viewport or leaves its neighbourhood. */
export function watchNear(element: Element, margin: number, changed: (near: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      if (last) changed(last.isIntersecting);
    },
    { rootMargin: `${margin}px 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
