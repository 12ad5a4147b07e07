import { originOf } from './journey';

/** One listener for all links of the page: plain `<a href>` everywhere, in-page navigation for ours (A10). @param soon a finger is on such a link */
export function followLinks(basePath: string, go: (href: string) => void, soon: () => void): () => void {
  const oursAt = ({ target }: Event): HTMLAnchorElement | undefined => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.target || link.hasAttribute('download')) return undefined;
    const url = new URL(link.href, window.location.href);
    if (originOf(url) !== originOf(window.location) || !url.pathname.startsWith(`${basePath}/`))
      return undefined;
    // a place on this very page
    const { pathname, search } = window.location;
    return url.hash && url.pathname === pathname && url.search === search ? undefined : link;
  };
  const clicked = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = oursAt(event);
    if (!link) return;
    event.preventDefault();
    go(link.href);
  };
  const touched = (event: Event) => {
    if (oursAt(event)) soon();
  };
  document.addEventListener('click', clicked);
  document.addEventListener('pointerdown', touched, { passive: true });
  return () => {
    document.removeEventListener('click', clicked);
    document.removeEventListener('pointerdown', touched);
  };
}
