import type { Region } from '@platform/installation/regionTable';
import { fieldOf } from './fieldOf';

/** The setting `region`; `cn` where it is missing or another value. @param settings of the site, as they are stored */
export const siteRegionOf = (settings: unknown): Region =>
  fieldOf(settings, 'region') === 'other' ? 'other' : 'cn';
