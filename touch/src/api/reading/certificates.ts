import { safeUrl } from '@touch/lib/safeUrl';
import * as v from 'valibot';
import { text } from './wireFields';

const WireCertificate = v.object({ pdfUrl: text, hash: text, time: text });
/** Its address has passed the guard (G10). */
export type Certificate = Readonly<v.InferOutput<typeof WireCertificate>>;

/** undefined where it has no document. */
export function readCertificate(data: unknown): Certificate | undefined {
  const read = v.safeParse(WireCertificate, data);
  const pdfUrl = read.success ? safeUrl(read.output.pdfUrl) : undefined;
  return read.success && pdfUrl ? { ...read.output, pdfUrl } : undefined;
}
