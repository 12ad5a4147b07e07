import { keepModes, readFlags, type VisitFlags } from '@touch/lib/visitFlags';
import { readStored, store } from '@touch/outside/storage';
import type { PageState } from './pageState';

const MODES = 'modes';

/** Modes and looks as an address names them. */
const named = [
  ['preview', 'isPreview'],
  ['view', 'isView'],
  ['cms', 'inCmsPage'],
  ['grey', 'grey'],
  ['dark', 'dark'],
] as const;

/** Modes hold for the whole visit, over reloads too (A4); only their names are kept. */
export function visitFlags(state: PageState): VisitFlags {
  const stored = readStored('session', MODES);
  const before = stored ? readFlags(stored, '', state.config.appMarker) : undefined;
  const now = readFlags(state.search, navigator.userAgent, state.config.appMarker);
  const kept = before ? keepModes(before, now) : now;
  const names = named.filter(([mode]) => kept[mode]).map(([, name]) => `${name}=true`);
  if (kept.ydcb) names.push('ydcb=1');
  if (kept.theme) names.push(`theme=${encodeURIComponent(kept.theme)}`);
  if (names[0]) store('session', MODES, `?${names.join('&')}`);
  return kept;
}
