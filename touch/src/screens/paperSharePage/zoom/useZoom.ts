import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { followPinch } from './pinch';
import { limited, type View, WHOLE } from './view';

export { MAX_SCALE } from './view';

/** Height of a zoomed page at most, as part of the window. */
const MAX_HEIGHT = 0.8;

/** Views by page: the way back from an article finds the page as it was left. */
const keptViews = new Map<string, View>();

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Zooms a sheet inside a box that scrolls. Sizes are written to the elements, not rendered: a pinch moves at every frame.
 * @param page key under which the view is kept
 * @param ratio height of the sheet by its width
 */
export function useZoom(
  box: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  page: string,
  ratio: number,
): { readonly scale: number; readonly zoomBy: (factor: number) => void } {
  const [scale, setScale] = useState(1);
  const view = useRef<View>(WHOLE);

  const show = useCallback(
    (next: View) => {
      view.current = next;
      keptViews.set(page, next);
      if (box.current && sheet.current) layOut(box.current, sheet.current, next, ratio);
    },
    [box, sheet, page, ratio],
  );
  const settle = useCallback(
    (next: View) => {
      show(next);
      setScale(next.scale);
    },
    [show],
  );

  useBrowserLayoutEffect(() => {
    const kept = keptViews.get(page);
    if (kept && kept.scale > 1) settle(kept);
  }, [page, settle]);

  useEffect(() => {
    const element = box.current;
    const inner = sheet.current;
    if (!element || !inner) return;
    const scrolled = () => {
      if (view.current.scale === 1) return;
      view.current = viewOf(element, inner, view.current.scale);
      keptViews.set(page, view.current);
    };
    const turned = () => settle(view.current);
    const endPinch = followPinch(element, inner, { view: () => view.current, ratio, show, settle });
    element.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('resize', turned);
    return () => {
      endPinch();
      element.removeEventListener('scroll', scrolled);
      window.removeEventListener('resize', turned);
    };
  }, [box, sheet, page, ratio, show, settle]);

  const zoomBy = useCallback(
    (factor: number) => settle({ ...view.current, scale: limited(view.current.scale * factor) }),
    [settle],
  );
  return { scale, zoomBy };
}

function layOut(box: HTMLElement, sheet: HTMLElement, { scale, x, y }: View, ratio: number): void {
  const isWhole = scale === 1;
  const height = Math.min(box.clientWidth * ratio, window.innerHeight * MAX_HEIGHT);
  box.style.height = isWhole ? '' : `${Math.round(height)}px`;
  box.style.overflow = isWhole ? '' : 'auto';
  sheet.style.width = isWhole ? '' : `${scale * 100}%`;
  box.scrollLeft = x * sheet.offsetWidth - box.clientWidth / 2;
  box.scrollTop = y * sheet.offsetHeight - box.clientHeight / 2;
}

const viewOf = (box: HTMLElement, sheet: HTMLElement, scale: number): View => ({
  scale,
  x: (box.scrollLeft + box.clientWidth / 2) / sheet.offsetWidth,
  y: (box.scrollTop + box.clientHeight / 2) / sheet.offsetHeight,
});
