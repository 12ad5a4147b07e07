import { type Query, queryKey } from '@touch/outside/queryCache';
import type { Agreement, Agreements } from './reading/agreements';

export type { Agreement, Agreements } from './reading/agreements';

/** The texts a reader agrees to; long, so they are asked for when somebody reads them. */
export const agreementsQuery = (): Query<Agreements> => ({
  key: queryKey('getConfig', {}),
  operation: 'getConfig',
  input: {},
  read: async (data) => (await import('./reading/agreements')).readAgreements(data),
});

/** Terms of ending the membership. */
export const cancelTermsQuery = (): Query<Agreement> => ({
  key: `${queryKey('getConfig', {})}#cancelTerms`,
  operation: 'getConfig',
  input: {},
  read: async (data) => (await import('./reading/agreements')).readCancelTerms(data),
});
