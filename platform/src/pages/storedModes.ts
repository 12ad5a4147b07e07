import { withVisitModes } from '@contract/modes';
import type { Site } from '@platform/sites/site';

const PUBLIC_PAGE = /^\/(pad\/)?content\//;

/**
 * Where a plain link inside a visit leads (A4): to its address with the modes of the page it stood on, which the browser
 * names as the referrer. In-page steps carry them by themselves; this is for readers without JavaScript, for a click before
 * it is there, and for a new tab. undefined: the address as asked lacks nothing.
 */
export function addressWithStoredModes(
  url: string,
  referrer: string | undefined,
  origin: string,
  { basePath }: Site,
): string | undefined {
  if (!referrer || !URL.canParse(referrer)) return undefined;
  const from = new URL(referrer);
  const ours = from.pathname.startsWith(`${basePath}/`) || PUBLIC_PAGE.test(from.pathname);
  if (from.origin !== origin || !ours) return undefined;
  const [path = '', query] = url.split('?', 2);
  const search = query ? `?${query}` : '';
  const withModes = withVisitModes(from.search, search);
  // one slash: two would name a host
  return withModes === search ? undefined : path.replace(/^\/+/, '/') + withModes;
}
