/** Distance at which a part's code is requested, CSS px before it is visible. */
const NEAR_PX = 1500;

const controls = 'a[href], button';

/** Events on a part that announce that its code will be needed. */
const needEvents = ['pointerover', 'pointerdown', 'focusin'] as const;

interface DeferOptions {
  /** Loads the code; false if it does not load. */
  readonly load: () => Promise<boolean>;
  /** Called when a tap could not be handled because the code did not load. */
  readonly onLost: () => void;
}

export interface DeferredPart {
  /** The part is interactive from now on: held taps are replayed. */
  readonly activate: () => void;
  readonly dispose: () => void;
}

/**
 * Served HTML whose code is not loaded. It loads when the reader scrolls near the part, touches it, points at it or focuses it.
 * Taps wait for it; links work without it.
 */
export function deferPart(box: Element, { load, onLost }: DeferOptions): DeferredPart {
  const waitingClicks = new Map<Element, MouseEvent>();
  const within = (event: Event) => event.target instanceof Node && box.contains(event.target);
  const needed = (event: Event) => {
    if (within(event)) void load();
  };
  const clicked = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest(controls) : null;
    if (!control || !within(event) || isTheBrowsers(event, control)) return;
    // React drops clicks on a part that is not hydrated yet.
    event.preventDefault();
    event.stopImmediatePropagation();
    if (control instanceof HTMLAnchorElement && !control.hasAttribute('download')) return follow(control);
    waitingClicks.set(control, event);
    void load().then((here) => {
      if (here || waitingClicks.size === 0) return;
      waitingClicks.clear();
      onLost();
    });
  };

  const wake = () => void load();
  const endNear = whenNear(box, wake);
  for (const sign of needEvents) document.addEventListener(sign, needed, true);
  document.addEventListener('click', clicked, true);
  const dispose = () => {
    endNear();
    for (const sign of needEvents) document.removeEventListener(sign, needed, true);
    document.removeEventListener('click', clicked, true);
  };
  return {
    dispose,
    activate: () => {
      dispose();
      for (const [control, click] of waitingClicks) control.dispatchEvent(new MouseEvent('click', click));
      waitingClicks.clear();
    },
  };
}

/** True for clicks that the browser handles itself: another window or tab, a menu. */
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

/** Calls back when the box comes near the viewport, from the first scroll on. @returns stops watching */
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
