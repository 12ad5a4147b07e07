import { useEffect, useRef } from 'react';
import { isTopmost, openLayer } from './layers';

/** While rendered, back and Escape close it; the topmost layer first. */
export function useLayer(close: () => void, isOver = true): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOver) return;
    const layer = () => latest.current();
    const gone = openLayer(layer);
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      if (!isTopmost(layer)) return;
      // the one below would be closed by the browser, once this one is gone
      event.preventDefault();
      layer();
    };
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('keydown', pressed);
      gone();
    };
  }, [isOver]);
}
