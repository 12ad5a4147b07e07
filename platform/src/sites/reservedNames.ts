import { fieldOf } from './fieldOf';

/**
 * Names no member may take, beside the paper's own names and those of staff: the newsroom's own affair, set as
 * `nicknames.reserved`, and never sent to anybody (ours).
 * @param settings of the site, as they are kept
 */
export function reservedNamesOf(settings: unknown): readonly string[] {
  const words = fieldOf(fieldOf(settings, 'nicknames'), 'reserved');
  return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [];
}
