// Codes of the product reference (docs/product/README.md): their definitions, and every place that cites one.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { root } from './tools.mjs';

const reference = 'docs/product/';
const generated = 'docs/product/coverage.md';
const places = [
  ...['bench', 'contract', 'demo', 'dev', 'docs', 'e2e', 'platform', 'scripts', 'server', 'testing'],
  ...['touch', 'desk', '.'],
];

const wireCode = '(?:[WD][1-9]\\d?|S[1-9]\\d?[a-c]?|[gfoxne][1-9]\\d?|a1)';
const between = '(?:, | and | or |–| to )';
const edge = '(?<![\\w.#/$%&=§-])';
const end = '(?![\\w-]|\\.\\d)';

/** In this order: a point of the specification, a list of wire codes, a wire code without its word, a behaviour row. */
const citation = new RegExp(
  `S§\\d+|${edge}[Ww]ire ${wireCode}${end}(?:${between}${wireCode}${end})*` +
    `|(?!(?<=[<[:|])S)${edge}${wireCode.replace('[WD]', 'W')}${end}|${edge}[A-K][1-9]\\d?${end}`,
  'g',
);
/** Any code, anywhere: a file without one need not be parsed. */
const anyCode = /S§\d|\b[A-KWSDgfoxnea]\d/;
/** A value shape inside a type: `List<S1>`, `{list:[S8]}`. */
const typeName = /(?<=[<[:|])S\d{1,2}[a-c]?(?![\w-])/g;
const definition = new RegExp(
  `^(?:#{1,4} |- \\*\\*|\\| \\*\\*)(S§\\d+|wire ${wireCode}|[A-K]\\d{1,2})(?= |\\*\\*)`,
);
const inCode = /```[\s\S]*?```|``.*?``|`[^`\n]*`/g;
/** The rows in front of a test's title. */
const titleRows = /(?<=['"`])(?:\[(?:S§|wire |[A-KW]\d|[SDgfoxn]\d)[^\]\n]*\])+/g;
const anyRow = `(?:${wireCode}|[A-K]\\d{1,2})`;
const rowList = new RegExp(`^(?:S§\\d+|(?:wire )?${anyRow}(?:${between}${anyRow})*)(?=$| )`);
const filledIn = /%s|\$\w/;

/** Paths of all files that may cite a row, relative to the base. */
export function citingFiles(base = root) {
  const present = places.filter((place) => existsSync(join(base, place)));
  return present.flatMap((place) =>
    readdirSync(join(base, place), { withFileTypes: true, recursive: place !== '.' })
      .filter((entry) => entry.isFile() && /\.(?:tsx?|m?js|mts|css|md|sql)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(join(base, '/').length).replaceAll('\\', '/'))
      .filter((path) => path !== generated && !/(?:^|\/)(?:node_modules|dist|data)\//.test(path)),
  );
}

/** @returns code → the text of its row, and codes that are defined twice. */
export function readDefinitions(base = root) {
  const rows = new Map();
  const twice = [];
  for (const path of citingFiles(base).filter((path) => path.startsWith(reference))) {
    let current;
    for (const line of readFileSync(join(base, path), 'utf8').split('\n')) {
      const code = definition.exec(line)?.[1];
      if (code && rows.has(code)) twice.push(code);
      if (code) current = code;
      else if (/^#|^- \*\*/.test(line) && !current?.startsWith('S§')) current = undefined;
      if (current) rows.set(current, `${code ? '' : rows.get(current)}${line}\n`);
    }
  }
  return { rows, twice };
}

/** Codes of one list: "wire D9, n11" → wire D9, wire n11; "I1–I5" → I1, I5. */
function codesOf(text) {
  const wire = /^wire /i.test(text);
  return text
    .replace(/^wire /i, '')
    .split(new RegExp(between))
    .map((code) => (wire ? `wire ${code}` : code));
}

const lineOf = (text, index) => text.slice(0, index).split('\n').length;

function inProse(text, from = 0, whole = text) {
  const spoken = text.replaceAll(inCode, (code) => code.replaceAll(/[^\n]/g, ' '));
  const cited = [...spoken.matchAll(citation)].flatMap(({ 0: found, index }) =>
    codesOf(found).map((code) => ({ code, line: lineOf(whole, from + index) })),
  );
  const types = [...text.matchAll(typeName)].map(({ 0: found, index }) => ({
    code: `wire ${found}`,
    line: lineOf(whole, from + index),
  }));
  return [...cited, ...types];
}

/** @returns the comments of a source, each with its place in the text. */
export function commentsOf(path, text) {
  if (/\.(?:tsx?|m?js|mts)$/.test(path)) return parseSync(path, text).comments;
  const pattern = path.endsWith('.css') ? /\/\*[\s\S]*?\*\//g : /--.*$/gm;
  return [...text.matchAll(pattern)].map(({ 0: value, index }) => ({ value, start: index }));
}

const isRange = (list) => /–| to /.test(list);

/**
 * A range in a title is no row: it would count what lies between its ends, or neither end, as tested.
 * "[F24 userDetail][wire n7, W4]" → F24 with its part, wire n7, wire W4. A code that a test's table fills in is none.
 */
export function rowsOfTitle(brackets) {
  return [...brackets.matchAll(/\[([^\]]*)\]/g)].flatMap(({ 1: text }) => {
    const list = rowList.exec(text)?.[0];
    if (list === undefined || isRange(list)) return filledIn.test(text) ? [] : [{ code: text, part: '' }];
    return codesOf(list).map((code) => ({ code, part: text.slice(list.length + 1) }));
  });
}

/** @returns what a test's titles name: code, part ('' = the whole row), line. */
export const titlesOf = (text) =>
  [...text.matchAll(titleRows)].flatMap(({ 0: brackets, index }) =>
    rowsOfTitle(brackets).map((row) => ({ ...row, line: lineOf(text, index) })),
  );

/** @returns every row that a file cites: in comments, titles, the contract's `row`, or a document. */
export function citationsOf(path, text) {
  if (path.endsWith('.md')) return inProse(text);
  if (!anyCode.test(text)) return [];
  const comments = commentsOf(path, text).flatMap(({ value, start }) => inProse(value, start, text));
  const titles = /\.test\.tsx?$/.test(path) ? titlesOf(text) : [];
  const declared = path.startsWith('contract/src/')
    ? [...text.matchAll(/\brow: '([^']+)'/g)].flatMap(({ 1: list, index }) =>
        codesOf(`wire ${list}`).map((code) => ({ code, line: lineOf(text, index) })),
      )
    : [];
  return [...comments, ...titles, ...declared];
}

/** @returns a line for each citation of a code that is not defined, or of a part that its row does not name. */
export function undefinedCitations(base = root) {
  const { rows, twice } = readDefinitions(base);
  const wrong = citingFiles(base).flatMap((path) =>
    citationsOf(path, readFileSync(join(base, path), 'utf8')).flatMap(({ code, part = '', line }) => {
      const row = rows.get(code);
      if (row === undefined) return [`${path}:${line}: ${code} is not defined`];
      if (part !== '' && !filledIn.test(part) && !row.includes(part))
        return [`${path}:${line}: ${code} names no ${part}`];
      return [];
    }),
  );
  return [...twice.map((code) => `${code} is defined twice`), ...wrong];
}
