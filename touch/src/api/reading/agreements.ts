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

/** @throws ValiError where it is not of the contract. */
export function readCancelTerms(data: unknown): Agreement {
  const wire = v.parse(v.object({ cancelTermsHtml: text, cancelTermsUrl: text }), data);
  return { html: wire.cancelTermsHtml, url: wire.cancelTermsUrl };
}
