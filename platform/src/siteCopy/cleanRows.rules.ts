import { cleanHtml } from '@platform/html/cleanHtml';
import { shownHtml } from '@platform/html/shownHtml';
import * as v from 'valibot';

const Fields = v.record(v.string(), v.unknown());
type Row = v.InferOutput<typeof Fields>;

/** Stays where its pictures and recordings stand: they are lists of the document, and what is none of them shows nothing. */
const MAX_PLACED = 999_999;
const bodyHtml = (html: string): string =>
  cleanHtml(html, { placed: { pictures: MAX_PLACED, media: MAX_PLACED } }).html;

function cleaned(doc: unknown, names: readonly string[], clean: (html: string) => string): Row {
  const fields = v.parse(Fields, doc);
  const texts = names.flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' ? [[name, clean(value)] as const] : [];
  });
  return { ...fields, ...Object.fromEntries(texts) };
}

const HTML_SETTINGS = ['termsHtml', 'privacyPolicyHtml', 'cancelTermsHtml', 'aboutUs', 'xyRules'];
const withCleanDoc = (row: Row): Row => ({ ...row, doc: cleaned(row.doc, ['content'], shownHtml) });

/** Columns that hold HTML, by table. */
const cleaners: Readonly<Record<string, (row: Row) => Row>> = {
  sites: (row) => ({ ...row, config: cleaned(row.config, HTML_SETTINGS, shownHtml) }),
  articles: (row) => {
    const content: unknown = JSON.parse(v.parse(v.string(), row.content));
    return { ...row, content: JSON.stringify(cleaned(content, ['content'], bodyHtml)) };
  },
  activities: (row) => ({ ...row, detail: cleaned(row.detail, ['content'], shownHtml) }),
  seek_articles: withCleanDoc,
  products: withCleanDoc,
  notices: withCleanDoc,
  paper_articles: (row) => ({ ...row, doc: cleaned(row.doc, ['content'], bodyHtml) }),
};

/** Rows of a copy as they may be stored, whoever wrote the file: their HTML runs nothing. @param rows JSON texts */
export function cleanRows(table: string, rows: readonly string[]): readonly string[] {
  const clean = cleaners[table];
  if (!clean) return rows;
  return rows.map((row) => JSON.stringify(clean(v.parse(v.pipe(v.string(), v.parseJson(), Fields), row))));
}
