/** How long before a part is seen its code is asked for, CSS px. */
const NEAR_PX = 1500;

const controls = 'a[href], button';

/** What a reader does to a part that says that its code will be needed. */
const signs = ['pointerover', 'pointerdown', 'focusin'] as const;

interface Sleep {
  /** Asks for the code; false where it does not come. */
  readonly bring: () => Promise<boolean>;
  /** A tap was in vain: the code does not come. */
  readonly lost: () => void;
}

export interface SleepingPart {
  /** The part answers by itself from now on: what was tapped meanwhile is tapped now. */
  readonly stands: () => void;
  readonly leave: () => void;
}

/**
 * Served HTML whose code is not here. It comes when the reader scrolls near the part, touches it, points at it or reaches it
 * with the keyboard. Taps wait for it; links need none.
 */
export function sleepingPart(box: Element, { bring, lost }: Sleep): SleepingPart {
  const held = new Map<Element, MouseEvent>();
  const within = (event: Event) => event.target instanceof Node && box.contains(event.target);
  const signed = (event: Event) => {
    if (within(event)) void bring();
  };
  const clicked = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest(controls) : null;
    if (!control || !within(event) || isTheBrowsers(event, control)) return;
    // React lets nobody hear of a click on a part that it cannot draw yet
    event.preventDefault();
    event.stopImmediatePropagation();
    if (control instanceof HTMLAnchorElement && !control.hasAttribute('download')) return follow(control);
    held.set(control, event);
    void bring().then((here) => {
      if (here || held.size === 0) return;
      held.clear();
      lost();
    });
  };

  const wake = () => void bring();
  const endNear = whenNear(box, wake);
  for (const sign of signs) document.addEventListener(sign, signed, true);
  document.addEventListener('click', clicked, true);
  const leave = () => {
    endNear();
    for (const sign of signs) document.removeEventListener(sign, signed, true);
    document.removeEventListener('click', clicked, true);
  };
  return {
    leave,
    stands: () => {
      leave();
      for (const [control, click] of held) control.dispatchEvent(new MouseEvent('click', click));
      held.clear();
    },
  };
}

/** Another window or tab, a menu: nothing of ours has to do with it. */
const isTheBrowsers = (event: MouseEvent, control: Element): boolean =>
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  control.hasAttribute('target');

/** A link outside of the part is followed as all links of the page are. */
function follow(link: HTMLAnchorElement): void {
  const copy = document.createElement('a');
  copy.href = link.href;
  document.body.append(copy);
  copy.click();
  copy.remove();
}

/** Calls back when the box comes near the screen, looked for from the reader's first scroll on. Returns what ends it. */
function whenNear(box: Element, near: () => void): () => void {
  let observer: IntersectionObserver | undefined;
  const scrolled = () => {
    if (!('IntersectionObserver' in window)) return near();
    observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: `${NEAR_PX}px 0px` },
    );
    for (const part of box.children) observer.observe(part);
  };
  if (window.scrollY > 0) scrolled();
  else window.addEventListener('scroll', scrolled, { once: true, passive: true });
  return () => {
    window.removeEventListener('scroll', scrolled);
    observer?.disconnect();
  };
}
