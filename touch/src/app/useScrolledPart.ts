import { useEffect, useState } from 'react';

type ScrolledPart = typeof import('./scrolled/part');

let loaded: ScrolledPart | undefined;

/** The part of the page that only readers who scroll need; undefined before their first scroll. Where it does not come the next one asks again. */
export function useScrolledPart(): ScrolledPart | undefined {
  const [part, setPart] = useState(loaded);
  useEffect(() => {
    if (part) return;
    const load = () =>
      import('./scrolled/part').then(
        (came) => {
          loaded = came;
          setPart(came);
        },
        () => undefined,
      );
    if (window.scrollY > 0) void load();
    window.addEventListener('scroll', load, { passive: true });
    return () => window.removeEventListener('scroll', load);
  }, [part]);
  return part;
}
