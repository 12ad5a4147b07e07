import type { Place } from '@touch/api/comments';
import type { PathValues } from '@touch/lib/paths';

/** What the address names; undefined where it names nothing. */
export function placeOf({ id = '', source = '' }: PathValues): Place | undefined {
  return /^\d{1,16}$/.test(id) && /^\d{1,2}$/.test(source) ? { id, source: Number(source) } : undefined;
}
