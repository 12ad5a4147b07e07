import { layerEntries, pageLayers } from './overPage';

const { open } = pageLayers;
/** Navigations that wait until no layer is open. */
const afterLeaving: (() => void)[] = [];
/** The history is on its way to where we sent it. */
let moving = false;
/** A history that has not moved by then never will: some web views swallow a step. */
const MOVED_MS = 2000;
let patience: ReturnType<typeof setTimeout> | undefined;

pageLayers.closeAll = (then) => {
  afterLeaving.push(then);
  closeAbove(0);
  syncHistory();
};

pageLayers.historyMoved = (here) => {
  if (!here) closeAbove(0);
  else if (!moving) closeAbove(layerEntries());
  moving = false;
  clearTimeout(patience);
  syncHistory();
};

/** Over the page from now on: back closes it. @param close a function of its own @returns for when it has closed */
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

/** As many entries as layers: after every change of either. */
function syncHistory(): void {
  if (moving) return;
  const surplus = layerEntries() - open.length;
  if (surplus > 0) {
    moving = true;
    window.history.go(-surplus);
    clearTimeout(patience);
    patience = setTimeout(giveUpMoving, MOVED_MS);
    return;
  }
  if (layerEntries() === 0) for (const then of afterLeaving.splice(0)) then();
  for (let over = layerEntries() + 1; over <= open.length; over += 1)
    window.history.pushState({ ...window.history.state, over }, '');
}

/** The entries stay behind, as after a reload; what leaves the page does not wait for them. */
function giveUpMoving(): void {
  moving = false;
  for (const then of afterLeaving.splice(0)) then();
}

function closeAbove(kept: number): void {
  for (const close of open.splice(kept).reverse()) close();
}
