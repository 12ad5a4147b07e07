import * as v from 'valibot';
import { KindNumber } from './codes';
import { id, integer, text } from './fields';
import { read } from './operation';
import { Binary, date, str } from './wireValues';

/** A leaked storage path of an older installation (wire W19). */
export const getImage = read({
  name: 'getImage',
  row: 'x18',
  wrapping: 'binary',
  input: v.object({ path: text('', 1_000) }),
  output: Binary,
});

/** The share picture with its QR code, drawn on the server. */
export const poster = read({
  name: 'poster',
  row: 'n15',
  wrapping: 'binary',
  input: v.object({ objectType: integer(KindNumber.poster.article), id: id() }),
  output: Binary,
});

/** The notarised copy of an article; `hash` is what was notarised. */
export const certificate = read({
  name: 'certificate',
  row: 'n9',
  absent: 'missing',
  spellings: { articleId: ['articleID', 'id'] },
  input: v.object({ articleId: id() }),
  output: v.object({ pdfUrl: str, hash: str, time: date }),
});
