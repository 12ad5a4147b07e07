import type { Queries } from '@platform/db/connection';
import { putCertificate } from './certificates.store';

export interface Certificate {
  /** Address of a stored PDF, without origin. */
  readonly pdfUrl: string;
  /** Hash that was notarised. */
  readonly hash: string;
  readonly notarisedAt: Date;
}

/** Saves the certificate of an article, in place of an earlier one (wire n9). */
export const saveCertificate = (
  db: Queries,
  site: number,
  article: number,
  { pdfUrl, hash, notarisedAt }: Certificate,
): Promise<number> => putCertificate(db, site, article, { pdf_url: pdfUrl, hash, notarised_at: notarisedAt });
