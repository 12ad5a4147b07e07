import type { Region } from '@platform/installation/regionTable';
import { fieldOf } from './fieldOf';

/** @param settings of the site, as they are stored */
export const regionOf = (settings: unknown): Region =>
  fieldOf(settings, 'region') === 'other' ? 'other' : 'cn';

/** A switch of the settings that is on where China's rules hold, unless it is set: 0, 1, true, false. */
const isOn = (value: unknown, settings: unknown): boolean =>
  typeof value === 'boolean' || typeof value === 'number' ? Boolean(value) : regionOf(settings) === 'cn';

/** Comments, posts and questions ask for a verified phone (setting `verifiedPhone`, K20). @param settings as stored */
export const needsVerifiedPhone = (settings: unknown): boolean =>
  isOn(fieldOf(settings, 'verifiedPhone'), settings);

/** Names of state, party, army, police, media and offices are refused (setting `nicknames.institutions`, K20). @param settings as stored */
export const refusesInstitutions = (settings: unknown): boolean =>
  isOn(fieldOf(fieldOf(settings, 'nicknames'), 'institutions'), settings);

/** Members say their age before they post (setting `askAge`, K23). @param settings as stored */
export const asksAge = (settings: unknown): boolean =>
  [true, 1].some((on) => on === fieldOf(settings, 'askAge'));

/** Published articles name an editor (setting `editorRequired`, K24). @param settings as stored */
export const requiresEditor = (settings: unknown): boolean =>
  isOn(fieldOf(settings, 'editorRequired'), settings);
