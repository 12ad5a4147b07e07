import { keepModes, readFlags, type VisitFlags } from '@touch/lib/visitFlags';
import { readStored, store } from '@touch/outside/storage';
import type { PageState } from './pageState';

const MODES = 'modes';

/** Modes hold for the whole visit, over reloads too (A4); only their names are kept. */
export function keptFlags(state: PageState): VisitFlags {
  const stored = readStored('session', MODES);
  const before = stored ? readFlags(stored, '', state.config.appMarker) : undefined;
  const now = readFlags(state.search, navigator.userAgent, state.config.appMarker);
  const kept = before ? keepModes(before, now) : now;
  const names = (['preview', 'view', 'cms', 'ydcb'] as const).filter((mode) => kept[mode]);
  const parameter = { preview: 'isPreview=true', view: 'isView=true', cms: 'inCmsPage=true', ydcb: 'ydcb=1' };
  const looks = [
    kept.grey ? 'grey=true' : '',
    kept.dark ? 'dark=true' : '',
    kept.theme ? `theme=${encodeURIComponent(kept.theme)}` : '',
  ];
  const text = [...names.map((mode) => parameter[mode]), ...looks.filter(Boolean)].join('&');
  if (text) store('session', MODES, `?${text}`);
  return kept;
}
