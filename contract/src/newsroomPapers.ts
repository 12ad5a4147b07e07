import * as v from 'valibot';
import { boundedText, id, number, whole } from './newsroomShapes';

/* Input and output of the newsroom's calls about papers and certificates. */

const day = v.pipe(v.string(), v.regex(/^\d{8}$/, 'a day is YYYYMMDD'));

export const NewsroomEdition = v.strictObject({
  day: v.string(),
  released: v.boolean(),
  pages: whole,
  articles: v.array(v.strictObject({ id: whole, page: v.string(), title: v.string() })),
});
/** An edition's articles with their numbers, for preview passes. */
export const EditionQuery = v.strictObject({ site: id, paper: id, day });
export const EditionRelease = v.strictObject({ site: id, paper: id, day, released: v.boolean() });
/** @param maxMinutes that a pass is good for at most */
export const paperPreview = (usualMinutes: number, maxMinutes: number) =>
  v.strictObject({ site: id, id, minutes: v.optional(number(1, maxMinutes), usualMinutes) });
export const CertificateInput = v.strictObject({
  site: id,
  /** Of the article. */
  id,
  /** The document, base64. */
  pdf: v.pipe(v.string(), v.base64()),
  /** The notarised hash, in hexadecimal digits. */
  hash: v.pipe(boundedText(200), v.regex(/^[0-9a-fA-F]{16,200}$/, 'a hash is hexadecimal')),
  /** Site time, `2031-03-05 18:00`. */
  at: v.string(),
});
