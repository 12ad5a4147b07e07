import { type Query, queryKey } from '@touch/outside/queryCache';
import type { Certificate } from './reading/certificates';

export type { Certificate } from './reading/certificates';

/** The notarised copy of an article (wire n9). */
export const certificateQuery = (articleId: string): Query<Certificate> => ({
  key: queryKey('certificate', { articleId }),
  operation: 'certificate',
  input: { articleId },
  read: async (data) => (await import('./reading/certificates')).readCertificate(data),
});
