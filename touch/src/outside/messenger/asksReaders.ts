import { hasMode } from '@contract/modes';

/**
 * True for an address at which the messenger tells silently who reads (G7). A shared link is one; what editors open, by another
 * preview flag, a view flag or inside a CMS, is none.
 * @param search as in `location.search`
 */
export function asksReaders(search: string): boolean {
  const query = new URLSearchParams(search);
  // a preview when it comes to writing (A4)
  query.delete('isShare');
  return !hasMode(query, 'preview') && !hasMode(query, 'view') && !hasMode(query, 'cms');
}
