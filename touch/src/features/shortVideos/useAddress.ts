import { useEffect, useRef } from 'react';

/** The address names the video on the screen: a reload or a copied link leads there. The step back stays the same. */
export function useAddress(id: string): void {
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    const { pathname, search } = window.location;
    const address = pathname.replace(/[^/]+$/, `${id}.html`) + search;
    window.history.replaceState(window.history.state, '', address);
  }, [id]);
}
