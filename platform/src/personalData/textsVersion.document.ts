import { createHash } from 'node:crypto';
import type { Site } from '@platform/sites/site';
import { policyParagraph } from './policy.document';

/** The privacy policy as readers see it: the newsroom's words, then what the tables say. @param logDays of the audit log */
export const policyHtmlOf = (
  { config, retention }: Pick<Site, 'config' | 'retention'>,
  logDays: number,
): string => config.privacyPolicyHtml + policyParagraph(config.locale, retention, logDays);

/**
 * Version of the texts that a login's form asks to agree to: it changes with every change of a word of them, but not with the days of
 * the audit log, which law sets for the whole installation.
 */
export function textsVersionOf(site: Pick<Site, 'config' | 'retention'>): string {
  const { termsHtml, termsUrl, privacyPolicyUrl } = site.config;
  const texts = [termsHtml, termsUrl, policyHtmlOf(site, 0), privacyPolicyUrl];
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
}
