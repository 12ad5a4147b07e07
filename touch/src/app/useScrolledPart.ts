import { useEffect, useState } from 'react';

type ScrolledPart = typeof import('./scrolled/part');

let loaded: ScrolledPart | undefined;

/** The part of the page that only readers who scroll need; undefined before their first scroll. Where it does not come the next one asks again. */
export function useScrolledPart(): ScrolledPart | undefined {
  const [part, setPart] = useState(loaded);
  useEffect(() => {
    if (part) return;
    // the build takes a handler that is given to `then` into its loading, where it hears nothing of a style sheet that is lost
    const load = async () => {
      try {
        loaded = await import('./scrolled/part');
        setPart(loaded);
      } catch {
        // the next scroll asks again
      }
    };
    if (window.scrollY > 0) void load();
    window.addEventListener('scroll', load, { passive: true });
    return () => window.removeEventListener('scroll', load);
  }, [part]);
  return part;
}
