import { type Query, queryKey } from '@touch/outside/queryCache';
import type { Agreement, SiteTextName } from './reading/agreements';

const names: readonly SiteTextName[] = ['terms', 'privacy', 'cancel', 'children', 'accessibility'];

/** The text that a path names; undefined = none has that name. */
export const siteTextOf = (name: string | undefined): SiteTextName | undefined =>
  names.find((one) => one === name);

/** The site's texts about rights and duties (wire S18). */
export const siteTextsQuery = (): Query<Readonly<Record<SiteTextName, Agreement>>> => ({
  key: `${queryKey('getConfig', {})}#siteTexts`,
  operation: 'getConfig',
  input: {},
  read: async (data) => (await import('./reading/agreements')).readSiteTexts(data),
});
