/** An element as readers find it. */
export interface Target {
  /** Selector; by default everything that can be tapped or read as a line. */
  readonly css?: string;
  /** Part of its accessible name. */
  readonly name?: string;
  /** The name is exactly this. */
  readonly exact?: boolean;
  /** The one of this number in the order of the page, from 0; by default the one with the shortest name. */
  readonly place?: number;
}

/** Box of a found element in CSS px of the window. */
export interface Found {
  readonly x: number;
  readonly y: number;
  readonly top: number;
  readonly bottom: number;
  /** Element that lies over its middle; '' = none. */
  readonly coveredBy: string;
}

/** Runs in the page: the visible element that matches. */
export function findElement({ css, name, exact, place }: Target): Element | undefined {
  const selector = css ?? 'a, button, [role], input, textarea, label, summary, h1, h2, p';
  const nameOf = (element: Element): string => {
    const input = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const labels = input ? [...(element.labels ?? [])].map((label) => label.textContent).join(' ') : '';
    const named = element.getAttribute('aria-label') || labels || element.getAttribute('alt');
    return (named || element.textContent || element.getAttribute('placeholder') || '').trim();
  };
  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden';
  };
  const found = [...document.querySelectorAll(selector)].filter((element) => {
    if (name === undefined) return isVisible(element);
    const own = nameOf(element);
    return (exact ? own === name : own.includes(name)) && isVisible(element);
  });
  if (name === undefined || place !== undefined) return found[place ?? 0];
  return found.sort((a, b) => nameOf(a).length - nameOf(b).length)[0];
}

/** Runs in the page: box of an element and what covers it. */
export function boxOf(element: Element | undefined): Found | undefined {
  if (!element) return undefined;
  const { left, top, width, height, bottom } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const over = document.elementFromPoint(x, y);
  const label = over?.closest('label');
  const isHit = over && (element.contains(over) || over.contains(element) || !!label?.contains(element));
  return {
    x,
    y,
    top,
    bottom,
    coveredBy: isHit ? '' : `${over?.tagName ?? 'nothing'} ${over?.className ?? ''}`,
  };
}
