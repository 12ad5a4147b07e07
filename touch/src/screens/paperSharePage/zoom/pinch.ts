import { limited, type View, viewWith } from './view';

interface PinchTarget {
  readonly view: () => View;
  /** Height of the sheet by its width. */
  readonly ratio: number;
  /** During the pinch. */
  readonly show: (view: View) => void;
  /** At its end. */
  readonly settle: (view: View) => void;
}

interface Pinch {
  readonly distance: number;
  readonly scale: number;
  /** Under the fingers, as a fraction of the sheet. */
  readonly point: { readonly x: number; readonly y: number };
}

/** Zooms with two fingers; the point under them stays under them. @returns stops following */
export function followPinch(box: HTMLElement, sheet: HTMLElement, target: PinchTarget): () => void {
  let pinch: Pinch | undefined;

  const began = ({ touches }: TouchEvent) => {
    const [one, two] = touches;
    if (!one || !two || touches.length !== 2) return;
    const middle = middleOf(one, two);
    const edge = sheet.getBoundingClientRect();
    pinch = {
      distance: distanceOf(one, two),
      scale: target.view().scale,
      point: { x: (middle.x - edge.left) / edge.width, y: (middle.y - edge.top) / edge.height },
    };
  };
  const moved = (event: TouchEvent) => {
    const [one, two] = event.touches;
    if (!pinch || !one || !two) return;
    // The browser would zoom the whole window.
    if (event.cancelable) event.preventDefault();
    const scale = limited((pinch.scale * distanceOf(one, two)) / (pinch.distance || 1));
    const edge = box.getBoundingClientRect();
    const middle = middleOf(one, two);
    const under = { x: middle.x - edge.left, y: middle.y - edge.top };
    const width = box.clientWidth;
    const size = { width, height: box.clientHeight };
    target.show(viewWith(scale, pinch.point, under, size, { width, height: width * target.ratio }));
  };
  const ended = ({ touches }: TouchEvent) => {
    if (!pinch || touches.length > 1) return;
    pinch = undefined;
    target.settle(target.view());
  };

  box.addEventListener('touchstart', began, { passive: true });
  box.addEventListener('touchmove', moved, { passive: false });
  box.addEventListener('touchend', ended);
  box.addEventListener('touchcancel', ended);
  return () => {
    box.removeEventListener('touchstart', began);
    box.removeEventListener('touchmove', moved);
    box.removeEventListener('touchend', ended);
    box.removeEventListener('touchcancel', ended);
  };
}

const middleOf = (one: Touch, two: Touch) => ({
  x: (one.clientX + two.clientX) / 2,
  y: (one.clientY + two.clientY) / 2,
});
const distanceOf = (one: Touch, two: Touch) =>
  Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
