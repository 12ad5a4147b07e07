interface FollowedLink {
  readonly link: HTMLAnchorElement;
  readonly href: string;
}

/** Time in which a list may still come, ms. */
const WAIT_MS = 3000;

/** Links by the key of the step on which they were followed. */
const followed = new Map<string, FollowedLink>();

const keyOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : '';

const keyNow = (): string => keyOf(window.history.state);

function remember(target: unknown, key: string): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (link && href && key) followed.set(key, { link, href });
}

/** The same element where the screen was kept, else one with its address. */
function findLink({ link, href }: FollowedLink): HTMLElement | undefined {
  if (link.isConnected && link.getClientRects().length > 0) return link;
  const same = document.querySelectorAll<HTMLAnchorElement>(`main a[href="${CSS.escape(href)}"]`);
  return [...same].find((one) => one.getClientRects().length > 0);
}

/** Gives the focus to a link as soon as it is seen; a kept screen is hidden until it is shown, a list may still load. */
function focusLink(followedLink: FollowedLink, until: number): void {
  if (document.activeElement?.id !== 'main') return;
  findLink(followedLink)?.focus({ preventScroll: true });
  if (Date.now() < until) requestAnimationFrame(() => focusLink(followedLink, until));
}

/**
 * On the way back the focus goes to the link that was followed: a screen that opens gives it to `main` first (`useArrival`).
 * @param path of the event that came before this code @param state of the history then
 */
export function returnToLinks(path: readonly EventTarget[], state: unknown): void {
  remember(path[0], keyOf(state));
  document.addEventListener('click', ({ target }) => remember(target, keyNow()), true);
  const back = () => {
    const link = followed.get(keyNow());
    if (link) focusLink(link, Date.now() + WAIT_MS);
  };
  // `main` may keep the focus from screen to screen
  window.addEventListener('popstate', back);
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.id === 'main') back();
  });
}
