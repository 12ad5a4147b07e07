/** Measured heights of a list's chunks, kept so that going back finds the very pixel (A10). */
interface ListHeights {
  /** Width of the window they were measured at, CSS px: at another width they are worth nothing. */
  readonly width: number;
  readonly heights: Map<number, number>;
}

const lists = new Map<string, ListHeights>();
const KEPT_LISTS = 40;

export function heightOf(list: string, chunk: number): number | undefined {
  const kept = lists.get(list);
  return kept?.width === window.innerWidth ? kept.heights.get(chunk) : undefined;
}

export function rememberHeight(list: string, chunk: number, height: number): void {
  // a hidden screen measures nothing
  if (height <= 0) return;
  let kept = lists.get(list);
  if (kept?.width !== window.innerWidth) {
    kept = { width: window.innerWidth, heights: new Map() };
    lists.delete(list);
    lists.set(list, kept);
    const [oldest = ''] = lists.keys();
    if (lists.size > KEPT_LISTS) lists.delete(oldest);
  }
  kept.heights.set(chunk, height);
}

/** Forgets a list whose rows are new. */
export const forgetHeights = (list: string): boolean => lists.delete(list);
