/** The focused element and all that are around it, innermost first; empty where the reader has left it themselves. */
let chain: readonly HTMLElement[] = [];

const isElement = (one: unknown): one is HTMLElement => one instanceof HTMLElement;

function withAncestors(element: Element | null): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let one = element; one && one !== document.body; one = one.parentElement)
    if (isElement(one)) found.push(one);
  return found;
}

const isUsable = (one: HTMLElement): boolean =>
  one.isConnected &&
  one.getClientRects().length > 0 &&
  !one.matches(':disabled') &&
  !one.closest('[inert]') &&
  getComputedStyle(one).visibility !== 'hidden';

const isLost = (): boolean => document.activeElement === document.body || document.activeElement === null;

/** A control that is gone or disabled leaves the focus to the nearest element around it that is still there. */
function rescue(): void {
  if (!isLost() || chain.length === 0) return;
  const [focused] = chain;
  const next = chain.slice(1).find(isUsable);
  const isLeft = !focused || isUsable(focused);
  chain = [];
  if (isLeft || !next) return;
  if (!next.hasAttribute('tabindex')) next.tabIndex = -1;
  next.focus({ preventScroll: true });
}

/**
 * Keeps the focus in its place when the control that has it is removed, hidden or disabled: otherwise keyboard and screen
 * reader users would be sent to the top of the page (2.4.3). A removed element sends no blur event in every browser, so changes
 * of the page are watched.
 * @param path of the event that came before this code
 */
export function keepFocus(path: readonly EventTarget[]): void {
  chain = isLost()
    ? path.filter(isElement).filter((one) => one !== document.body)
    : withAncestors(document.activeElement);
  let timer: ReturnType<typeof setTimeout> | undefined;
  // after the effects that place the focus themselves
  const look = () => {
    if (chain.length === 0 || !isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(rescue);
  };
  document.addEventListener('focusin', ({ target }) => {
    chain = withAncestors(target instanceof Element ? target : null);
  });
  document.addEventListener('focusout', look);
  new MutationObserver(() => requestAnimationFrame(look)).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'style'],
  });
}
