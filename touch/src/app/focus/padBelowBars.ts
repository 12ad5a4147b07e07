/** Free space around a stop: the ring of the focus and a little more, CSS px. */
const AROUND = 12;
/** Bars that take more of the window than this part of it are no bars: something lies over the page. */
const MAX_PART = 0.6;

interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/** Reach of an element into the window from either edge, once it is stuck there, CSS px. */
function edgesOf(element: Element, main: DOMRect): Edges | undefined {
  const { position, top, bottom } = getComputedStyle(element);
  if (position !== 'sticky' && position !== 'fixed') return undefined;
  const box = element.getBoundingClientRect();
  const isBeside = box.right <= main.left || box.left >= main.right;
  if (box.height === 0 || isBeside || element.id === 'toast') return undefined;
  if (position === 'fixed')
    return box.top + box.bottom < window.innerHeight
      ? { top: box.bottom, bottom: 0 }
      : { top: 0, bottom: window.innerHeight - box.top };
  // a column of its own, in wide windows
  if (box.width < main.width / 2) return undefined;
  return {
    top: top === 'auto' ? 0 : Number.parseFloat(top) + box.height,
    bottom: bottom === 'auto' ? 0 : Number.parseFloat(bottom) + box.height,
  };
}

function pad(scroller: HTMLElement, inside: Element, height: number): void {
  const main = inside.getBoundingClientRect();
  const found = [...inside.querySelectorAll('*')].flatMap((one) => edgesOf(one, main) ?? []);
  const around = scroller === document.documentElement ? barsAround(main) : [];
  const most = (edge: keyof Edges) => Math.max(0, ...[...found, ...around].map((one) => one[edge]));
  const [top, bottom] = [most('top'), most('bottom')];
  const fits = top + bottom < height * MAX_PART;
  scroller.style.scrollPadding = fits ? `${top + AROUND}px 0 ${bottom + AROUND}px` : `${AROUND}px 0`;
}

/** The shell's bars stand beside `main`. */
const barsAround = (main: DOMRect): Edges[] =>
  [...document.querySelectorAll('#root > *')].flatMap((one) => edgesOf(one, main) ?? []);

/** Keeps the focus out of the bars: the browser scrolls a stop to where no bar covers it (2.4.11). */
export function padBelowBars(): void {
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].pop();
  const main = document.getElementById('main');
  if (dialog) pad(dialog, dialog, dialog.clientHeight);
  else if (main) pad(document.documentElement, main, window.innerHeight);
}
