import { type Query, queryKey } from '@touch/outside/queryCache';
import type { Agreement, SiteTextName } from './reading/agreements';

export type { SiteTextName } from './reading/agreements';

/** The site's texts about rights and duties (wire S18). */
export const siteTextsQuery = (): Query<Readonly<Record<SiteTextName, Agreement>>> => ({
  key: `${queryKey('getConfig', {})}#siteTexts`,
  operation: 'getConfig',
  input: {},
  read: async (data) => (await import('./reading/agreements')).readSiteTexts(data),
});
