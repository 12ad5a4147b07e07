import { entries, overPage } from './overPage';

const { lying } = overPage;
/** What leaves the page, once nothing lies over it. */
const waiting: (() => void)[] = [];
/** The history is on its way to where we sent it. */
let moving = false;
/** A history that has not moved by then never will: some web views swallow a step. */
const MOVED_MS = 2000;
let patience: ReturnType<typeof setTimeout> | undefined;

overPage.leave = (then) => {
  waiting.push(then);
  closeAbove(0);
  settle();
};

overPage.stands = (here) => {
  if (!here) closeAbove(0);
  else if (!moving) closeAbove(entries());
  moving = false;
  clearTimeout(patience);
  settle();
};

/** Over the page from now on: back closes it. @param close a function of its own @returns for when it has closed */
export function layOver(close: () => void): () => void {
  lying.push(close);
  settle();
  return () => {
    const place = lying.indexOf(close);
    if (place >= 0) lying.splice(place, 1);
    settle();
  };
}

export const isTopmost = (close: () => void): boolean => lying[lying.length - 1] === close;

/** As many entries as layers: after every change of either. */
function settle(): void {
  if (moving) return;
  const surplus = entries() - lying.length;
  if (surplus > 0) {
    moving = true;
    window.history.go(-surplus);
    clearTimeout(patience);
    patience = setTimeout(stayed, MOVED_MS);
    return;
  }
  if (entries() === 0) for (const then of waiting.splice(0)) then();
  for (let over = entries() + 1; over <= lying.length; over += 1)
    window.history.pushState({ ...window.history.state, over }, '');
}

/** The entries stay behind, as after a reload; what leaves the page does not wait for them. */
function stayed(): void {
  moving = false;
  for (const then of waiting.splice(0)) then();
}

function closeAbove(kept: number): void {
  for (const close of lying.splice(kept).reverse()) close();
}
