import * as v from 'valibot';
import type { Corners } from './editions.types';

/** Pages of an edition and articles of a page, at most. */
const MAX_PAGES = 200;
const MAX_ARTICLES = 100;

const line = (max: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(max, `has more than ${max} characters`));
const needed = (max: number) => v.pipe(line(max), v.minLength(1, 'is empty'));
const unset = (max: number) => v.optional(line(max), '');
/** A name in the edition's own folder. */
const fileName = v.pipe(
  v.string(),
  v.regex(/^[^/\\]+$/, 'names no file of the folder'),
  v.check((name) => !name.startsWith('.'), 'names no file of the folder'),
);

const corner = v.pipe(
  v.string(),
  v.regex(/^\s*\d+(\.\d+)?\s*,\s*\d+(\.\d+)?\s*$/, 'is no corner "x,y"'),
  v.check((text) => text.split(',').every((part) => Number(part) <= 100), 'lies outside the page'),
  v.transform((text) => text.replace(/\s/g, '')),
);
const area = v.pipe(
  v.array(corner),
  v.minLength(3, 'has fewer than three corners'),
  v.maxLength(200, 'has too many corners'),
);

const EditionArticle = v.strictObject({
  title: needed(300),
  introTitle: unset(300),
  subtitle: unset(300),
  attAbstract: unset(2_000),
  source: unset(100),
  author: unset(200),
  editor: unset(200),
  collaborator: unset(200),
  /** HTML; cleaned when it is saved. */
  content: v.pipe(v.string(), v.trim(), v.minLength(1, 'is empty'), v.maxLength(500_000, 'is too long')),
  areas: v.optional(v.array(area), []),
});
const EditionPage = v.pipe(
  v.strictObject({
    number: v.pipe(v.string(), v.regex(/^[\dA-Za-z]{1,8}$/, 'is no number of a page')),
    name: needed(60),
    image: v.optional(fileName),
    pdf: v.optional(fileName),
    articles: v.pipe(v.array(EditionArticle), v.maxLength(MAX_ARTICLES, 'are too many')),
  }),
  v.check(({ image, pdf }) => image !== undefined || pdf !== undefined, 'has neither image nor pdf'),
);
const isDay = (day: string): boolean => {
  const iso = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
  return !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString().startsWith(iso);
};
const EditionFile = v.strictObject({
  paper: v.pipe(v.number(), v.integer(), v.minValue(1)),
  date: v.pipe(v.string(), v.regex(/^\d{8}$/, 'is no day YYYYMMDD'), v.check(isDay, 'is no day')),
  pages: v.pipe(
    v.array(EditionPage),
    v.minLength(1, 'are missing'),
    v.maxLength(MAX_PAGES, 'are too many'),
    v.check(
      (pages) => new Set(pages.map(({ number }) => number)).size === pages.length,
      'have a number twice',
    ),
  ),
});

export type EditionManifest = v.InferOutput<typeof EditionFile>;
export type ManifestPage = EditionManifest['pages'][number];
export type ManifestArea = Corners;

/** The mapping file `edition.json` of a folder, or every fault in it by its place. */
export function readEdition(
  text: string,
): { readonly edition: EditionManifest } | { readonly faults: string[] } {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  if (!json.success) return { faults: ['edition.json is no JSON'] };
  const read = v.safeParse(EditionFile, json.output);
  if (read.success) return { edition: read.output };
  return { faults: read.issues.map((issue) => `${v.getDotPath(issue) ?? 'edition.json'}: ${issue.message}`) };
}
