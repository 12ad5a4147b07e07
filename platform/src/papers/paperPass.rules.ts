import { createHmac } from 'node:crypto';

/** The key of preview passes for paper articles: a pass for an article opens no paper article of the same number. */
export const paperPassKey = (key: string): string =>
  createHmac('sha256', key).update('paper article').digest('hex');
