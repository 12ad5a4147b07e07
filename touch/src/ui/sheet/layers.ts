import { layerEntries, pageLayers } from '../pageLayers';

const { open } = pageLayers;
/** Navigations that wait until no layer is open. */
const afterLeaving: (() => void)[] = [];
/** A `history.go` of ours is in progress. */
let moving = false;
/** Time limit for a `history.go`, ms: some web views ignore it. */
const MOVED_MS = 2000;
let moveTimer: ReturnType<typeof setTimeout> | undefined;

pageLayers.closeAll = (then) => {
  afterLeaving.push(then);
  closeAbove(0);
  syncHistory();
};

pageLayers.moved = (here) => {
  if (!here) closeAbove(0);
  else if (!moving) closeAbove(layerEntries());
  moving = false;
  clearTimeout(moveTimer);
  syncHistory();
};

/** Opens a layer over the page, which back closes. @param close a function of its own @returns to be called after closing */
export function openLayer(close: () => void): () => void {
  open.push(close);
  syncHistory();
  return () => {
    const place = open.indexOf(close);
    if (place >= 0) open.splice(place, 1);
    syncHistory();
  };
}

export const isTopmost = (close: () => void): boolean => open[open.length - 1] === close;

/** Makes the number of history entries equal to the number of layers. */
function syncHistory(): void {
  if (moving) return;
  const surplus = layerEntries() - open.length;
  if (surplus > 0) {
    moving = true;
    window.history.go(-surplus);
    clearTimeout(moveTimer);
    moveTimer = setTimeout(giveUpMoving, MOVED_MS);
    return;
  }
  if (layerEntries() === 0) for (const then of afterLeaving.splice(0)) then();
  for (let over = layerEntries() + 1; over <= open.length; over += 1)
    window.history.pushState({ ...window.history.state, over }, '');
}

/** The entries remain, as after a reload; pending navigations continue without moveTimer for them. */
function giveUpMoving(): void {
  moving = false;
  for (const then of afterLeaving.splice(0)) then();
}

function closeAbove(kept: number): void {
  for (const close of open.splice(kept).reverse()) close();
}
