/** Visible part of a zoomed sheet: the scale, and the point at the middle of the box as a fraction of the sheet. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const MAX_SCALE = 5;
export const WHOLE: View = { scale: 1, x: 0.5, y: 0.5 };

/** Below this a zoom means the whole sheet. */
const ALMOST_WHOLE = 1.05;

export const limited = (scale: number): number => (scale < ALMOST_WHOLE ? 1 : Math.min(MAX_SCALE, scale));

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The view in which a point of the sheet lies under a point of the box.
 * @param point fraction of the sheet
 * @param under px from the box's upper left
 * @param sheetAtOne the sheet's size at scale 1, px
 */
export function viewWith(
  scale: number,
  point: { readonly x: number; readonly y: number },
  under: { readonly x: number; readonly y: number },
  box: Size,
  sheetAtOne: Size,
): View {
  return {
    scale,
    x: point.x + (box.width / 2 - under.x) / (sheetAtOne.width * scale),
    y: point.y + (box.height / 2 - under.y) / (sheetAtOne.height * scale),
  };
}
