import { originOf } from './journey';

/** One listener for all links of the page: plain `<a href>` everywhere, in-page navigation for ours (A10). */
export function followLinks(basePath: string, go: (href: string) => void): () => void {
  const clicked = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href, window.location.href);
    if (originOf(url) !== originOf(window.location) || !url.pathname.startsWith(`${basePath}/`)) return;
    // a place on this very page
    if (url.hash && url.pathname === window.location.pathname && url.search === window.location.search)
      return;
    event.preventDefault();
    go(link.href);
  };
  document.addEventListener('click', clicked);
  return () => document.removeEventListener('click', clicked);
}
