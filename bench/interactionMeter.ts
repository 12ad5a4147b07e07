/** Functions that run in the page and stand alone: from a tap to the paint of what it asked for. */

/** The state of the page with which a tap is over. */
export interface Shown {
  /** An element of this kind lies in the window. */
  readonly selector: string;
  /** The window stands here, CSS px. */
  readonly scrollY?: number;
  /** Address of the tab that is the current one. */
  readonly current?: string;
}

/** Measures the next click. */
export function armMeter({ selector, scrollY, current }: Shown): void {
  const isSeen = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  };
  const isShown = () =>
    (scrollY === undefined || Math.abs(window.scrollY - scrollY) <= 2) &&
    (current === undefined ||
      document.querySelector('main nav [aria-current]')?.getAttribute('href') === current) &&
    [...document.querySelectorAll(selector)].some(isSeen);
  const measured = new Promise<number>((done) => {
    const clicked = (click: Event) => {
      const look = () =>
        requestAnimationFrame(() => {
          if (!isShown()) return look();
          // the frame of this callback is painted before the message arrives
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(performance.now() - click.timeStamp);
          port2.postMessage(0);
        });
      look();
    };
    window.addEventListener('click', clicked, { once: true, capture: true });
  });
  Reflect.set(window, 'measured', measured);
}

/** @returns ms; rejects where nothing came within ten seconds. */
export function readMeter(selector: string): Promise<number> {
  const late = new Promise<never>((_, failed) =>
    setTimeout(
      () => failed(new Error(`no ${selector} was shown at ${location.href}, ${window.scrollY} px`)),
      10_000,
    ),
  );
  return Promise.race([Promise.resolve(Reflect.get(window, 'measured')).then(Number), late]);
}

/** Before everything else of the page: the browser's own times of taps. */
export function watchInteractions(): void {
  const taps = { worst: 0 };
  Reflect.set(window, 'taps', taps);
  new PerformanceObserver((list) => {
    // a key that closes nothing is followed by no paint
    for (const entry of list.getEntries())
      if (!entry.name.startsWith('key') && Number(Reflect.get(entry, 'interactionId') ?? 0) > 0)
        taps.worst = Math.max(taps.worst, entry.duration);
  }).observe({ type: 'event', buffered: true, ...{ durationThreshold: 16 } });
}

/** ms of the slowest tap, up to the next paint. */
export function readWorst(): number {
  const taps: unknown = Reflect.get(window, 'taps');
  return typeof taps === 'object' && taps !== null ? Number(Reflect.get(taps, 'worst')) : 0;
}
