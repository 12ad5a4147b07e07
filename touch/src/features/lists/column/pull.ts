/** Where a pull stands: 0 = none, from 1 on the reader may let go. */
export interface Pull {
  readonly startY: number;
  readonly startX: number;
  /** Height of the opened strip, CSS px. */
  readonly open: number;
}

/** Height of the strip from which a release refreshes; the pull resists and ends somewhat beyond. */
export const REFRESH_AT_PX = 56;
const MAX_PULL_PX = 84;
const RESISTANCE = 0.45;

export const startPull = (startX: number, startY: number): Pull => ({ startX, startY, open: 0 });

/** A finger that goes sideways or up pulls nothing. */
export function movePull(pull: Pull, x: number, y: number): Pull {
  const down = y - pull.startY;
  const sideways = Math.abs(x - pull.startX);
  if (down <= 0 || (pull.open === 0 && sideways > down)) return { ...pull, open: 0 };
  return { ...pull, open: Math.min(MAX_PULL_PX, down * RESISTANCE) };
}
