import { linkAddress } from '@contract/newsroomAddress';
import { cleanHtml } from '@platform/html/cleanHtml';
import { shownHtml } from '@platform/html/shownHtml';
import { BASE_PATH_PLACEHOLDER, ORIGIN_PLACEHOLDER } from '@platform/sites/addressPlaceholders';
import { cleanBody } from '@platform/stories/storyBody.rules';
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

const HTML_SETTINGS = [
  ...['termsHtml', 'privacyPolicyHtml', 'cancelTermsHtml', 'childrenRulesHtml', 'accessibilityHtml'],
  ...['aboutUs', 'xyRules'],
];
const withCleanDoc = (row: Row): Row => ({ ...row, doc: cleaned(row.doc, ['content'], shownHtml) });

/** Staff have other numbers in another installation: their names go along, and stand for nobody who is there. */
const ofNobody = (...columns: readonly string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, 0]));

/** Columns that hold HTML or numbers of staff, by table. */
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
  stories: (row) => ({
    ...row,
    draft: cleaned(row.draft, ['body'], cleanBody),
    ...ofNobody('owner_id', 'changed_by', 'signer1', 'signer2', 'signer3', 'holder_id'),
  }),
  story_steps: (row) => ({ ...row, ...ofNobody('staff_id') }),
  paper_articles: (row) => ({ ...row, doc: cleaned(row.doc, ['content'], bodyHtml) }),
};

/** Names of fields and columns that hold addresses. A word within a word is none: `topic` is a text. */
const NAMED_AS_ADDRESS = [
  /(?:url|Url|URL)s?$/,
  /(?:^|_)(?:uri|link|href|src|icon|cover|banner|head|pic|picture|image|poster|audio|video)s?$/,
  /(?:Link|Icon|Cover|Banner|Pic|Picture|Image|Poster|Audio|Video)s?$/,
  /^pic(?:S|M|B|Small|Middle|Big|Share)$/,
];
/** Signs of an address that leads somewhere: a scheme, a host, a placeholder, a character that hides. */
const LEADS = /^[\s/]|[:\\\p{Cc}\p{Cf}]/u;

const PLACEHOLDERS = [`${ORIGIN_PLACEHOLDER}${BASE_PATH_PLACEHOLDER}`, ORIGIN_PLACEHOLDER];

/** An address as it may be stored: of this paper, or http(s); '' for all else that leads anywhere. */
function safeAddress(value: string): string {
  if (!LEADS.test(value)) return value;
  const start = PLACEHOLDERS.find((placeholder) => value.startsWith(placeholder)) ?? '';
  const rest = value.slice(start.length);
  const isSafe = v.is(linkAddress, rest) && (start === '' || rest.startsWith('/'));
  return isSafe ? value : '';
}

/** Settings that are addresses too: logos, files, share pages, origins, starts of live streams, the way into the app. */
const SETTINGS_NAMED_AS_ADDRESS = [
  ...NAMED_AS_ADDRESS,
  /(?:Logo|File|Share|Origins)$/,
  /^(?:preview|live|playback|deepChain|templatePath|link|icon)$/,
];
/** Schemes that run code in a page or read files of a phone. */
const FOREIGN_SCHEME = /^(?:javascript|vbscript|data|blob|file|filesystem|content|about|view-source)$/i;
const OWN_SCHEME = /^([a-z][a-z0-9+.-]*):\/\/[^\s\\\p{Cc}\p{Cf}]+$/iu;

/** Of the foot: a telephone, a letter to an address. */
const CALL = /^(?:tel:[+\d()-]+|mailto:[\w.+-]+@[\w.-]+)$/i;

/** As safeAddress; sockets and apps have schemes of their own. Without an unsafe setting its default applies. */
function safeSetting(value: string): string | undefined {
  if (CALL.test(value)) return value;
  const scheme = OWN_SCHEME.exec(value)?.[1] ?? 'http';
  if (!/^https?$/i.test(scheme) && !FOREIGN_SCHEME.test(scheme)) return value;
  return value === '' ? value : safeAddress(value) || undefined;
}

interface AddressRules {
  readonly names: readonly RegExp[];
  /** undefined: the field is left out. */
  readonly safe: (value: string) => string | undefined;
}
const OF_ROWS: AddressRules = { names: NAMED_AS_ADDRESS, safe: safeAddress };
const OF_SETTINGS: AddressRules = { names: SETTINGS_NAMED_AS_ADDRESS, safe: safeSetting };

function withSafeAddresses(value: unknown, rules: AddressRules, name = ''): unknown {
  if (typeof value === 'string')
    return rules.names.some((form) => form.test(name)) ? rules.safe(value) : value;
  if (Array.isArray(value))
    return value.map((one) => withSafeAddresses(one, rules, name)).filter((one) => one !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withSafeAddresses(inner, rules, key)]),
  );
}

const parseRow = v.parser(v.pipe(v.string(), v.parseJson(), Fields));
/** Columns that hold JSON as text (decision 006). */
const JSON_TEXTS: Readonly<Record<string, readonly string[]>> = { articles: ['item', 'content'] };

function addressesCleaned(table: string, row: Row): unknown {
  if (table === 'sites') return { ...row, config: withSafeAddresses(row.config, OF_SETTINGS) };
  const texts = (JSON_TEXTS[table] ?? []).map((column) => {
    const document: unknown = JSON.parse(v.parse(v.string(), row[column]));
    return [column, JSON.stringify(withSafeAddresses(document, OF_ROWS))] as const;
  });
  return withSafeAddresses({ ...row, ...Object.fromEntries(texts) }, OF_ROWS);
}

/** Rows of a copy as they may be stored, whoever wrote the file: their HTML and addresses run nothing. @param rows JSON texts */
export function cleanRows(table: string, rows: readonly string[]): readonly string[] {
  const clean = cleaners[table] ?? ((row: Row) => row);
  return rows.map((row) => JSON.stringify(addressesCleaned(table, clean(parseRow(row)))));
}
