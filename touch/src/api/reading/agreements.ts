import * as v from 'valibot';
import { text } from './wireFields';

const Wire = v.object({
  termsHtml: text,
  termsUrl: text,
  privacyPolicyHtml: text,
  privacyPolicyUrl: text,
});

/** A text readers agree to: in full, or where it stands. */
export interface Agreement {
  readonly html: string;
  readonly url: string;
}

export type SiteTextName = 'terms' | 'privacy' | 'cancel' | 'children' | 'accessibility';

export interface Agreements {
  readonly terms: Agreement;
  readonly privacy: Agreement;
}

/** The texts of getConfig that a login needs (wire S18). @throws ValiError where it is not of the contract. */
export function readAgreements(data: unknown): Agreements {
  const wire = v.parse(Wire, data);
  return {
    terms: { html: wire.termsHtml, url: wire.termsUrl },
    privacy: { html: wire.privacyPolicyHtml, url: wire.privacyPolicyUrl },
  };
}

const Texts = v.object({
  ...Wire.entries,
  cancelTermsHtml: text,
  cancelTermsUrl: text,
  childrenRulesHtml: text,
  childrenRulesUrl: text,
  accessibilityHtml: text,
  accessibilityUrl: text,
});

/** Every text that a site's readers may ask for. @throws ValiError where it is not of the contract. */
export function readSiteTexts(data: unknown): Readonly<Record<SiteTextName, Agreement>> {
  const wire = v.parse(Texts, data);
  return {
    ...readAgreements(data),
    cancel: { html: wire.cancelTermsHtml, url: wire.cancelTermsUrl },
    children: { html: wire.childrenRulesHtml, url: wire.childrenRulesUrl },
    accessibility: { html: wire.accessibilityHtml, url: wire.accessibilityUrl },
  };
}

/** @throws ValiError where it is not of the contract. */
export function readCancelTerms(data: unknown): Agreement {
  const wire = v.parse(v.object({ cancelTermsHtml: text, cancelTermsUrl: text }), data);
  return { html: wire.cancelTermsHtml, url: wire.cancelTermsUrl };
}
