import * as v from 'valibot';
import { call } from './newsroomCall';
import { PREVIEW_MINUTES } from './newsroomComments';
import { boundedText, done, id, moment, number, whole } from './newsroomShapes';

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
export const PaperPreview = v.strictObject({
  site: id,
  id,
  minutes: v.optional(number(1, PREVIEW_MINUTES.max), PREVIEW_MINUTES.usual),
});
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

export const paperCalls = {
  edition: call('GET', '/sites/:site/papers/:paper/editions/:day', EditionQuery, NewsroomEdition, {
    about: 'Lists the articles of an edition with their numbers.',
  }),
  releaseEdition: call('POST', '/sites/:site/papers/:paper/editions/:day/release', EditionRelease, done, {
    about: 'Shows an edition to readers, or to previews alone.',
  }),
  previewPaper: call(
    'POST',
    '/sites/:site/paper-articles/:id/preview',
    PaperPreview,
    v.strictObject({ ticket: v.string(), expires: moment }),
    { about: 'Makes a ticket for an article of an edition that is not released.' },
  ),
  saveCertificate: call('POST', '/sites/:site/articles/:id/certificate', CertificateInput, done, {
    about: 'Saves the notarised copy of an article, in place of an earlier one.',
  }),
} as const;
