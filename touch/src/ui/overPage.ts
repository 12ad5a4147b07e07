const lying: (() => void)[] = [];
/** What lies over the page (sheets, the gallery), topmost last: how each one closes. */
export const layers: readonly (() => void)[] = lying;
/** What leaves the page, once nothing lies over it. */
const waiting: (() => void)[] = [];
/** The history is on its way to where we sent it. */
let moving = false;

/** How many entries of what lies over the page lead to where the history stands. */
function entries(): number {
  const { over = 0 }: { over?: number } = window.history.state ?? {};
  return over;
}

/** Over the page from now on: back closes it (decision 021). @param close a function of its own @returns for when it has closed */
export function layOver(close: () => void): () => void {
  lying.push(close);
  settle();
  return () => {
    const place = lying.indexOf(close);
    if (place >= 0) lying.splice(place, 1);
    settle();
  };
}

/** Leaves the page: what lies over it closes, and `then` comes when its entries are out of the way. */
export function leaveBare(then: () => void): void {
  waiting.push(then);
  closeAbove(0);
  settle();
}

/** The history stands elsewhere. @param here on the same page still: what the reader came out of closes */
export function popped(here: boolean): void {
  if (!here) closeAbove(0);
  else if (!moving) closeAbove(entries());
  moving = false;
  settle();
}

/** As many entries as layers: after every change of either, and after a reload. */
export function settle(): void {
  if (moving) return;
  const surplus = entries() - lying.length;
  moving = surplus > 0;
  if (moving) window.history.go(-surplus);
  else {
    if (entries() === 0) for (const then of waiting.splice(0)) then();
    for (let over = entries(); over < lying.length; )
      window.history.pushState({ ...window.history.state, over: ++over }, '');
  }
}

function closeAbove(kept: number): void {
  for (const close of lying.splice(kept).reverse()) close();
}
