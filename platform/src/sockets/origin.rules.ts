import { allowedOrigin } from '@platform/sites/crossOrigin';
import type { Site } from '@platform/sites/site';

/**
 * May a page of this origin open the site's socket? One of its own hosts, and whom its configuration lists. A program sends no
 * origin: it has nobody's cookies to misuse, and needs a token as everybody does.
 * @param own origin under which the site was asked
 */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  own: string,
  site: Site,
): boolean {
  if (origin === undefined || allowedOrigin(origin, [site]) !== undefined) return true;
  if (site.config.frameOrigins.some((one) => URL.canParse(one) && new URL(one).origin === origin))
    return true;
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false;
  const from = new URL(origin);
  const here = new URL(own);
  // a page that came in the open may have been written on its way
  if (here.protocol === 'https:' && from.protocol !== 'https:') return false;
  return [here.host, host, ...site.hosts].some((one) => one === from.host || one === from.hostname);
}
