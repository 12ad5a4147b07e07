// Built-ins that a promised browser lacks (docs/decisions/118-built-ins.md). `testing/rules/builtIns.test.ts` shows that each kind is
// found.
import { createRequire } from 'node:module';
import { dirname, relative } from 'node:path';
import { SyntaxKind } from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';

const { javascript, api } = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** The first Chrome with all of ES2020, and Safari as the build promises it. */
const floors = { chrome: 80, chrome_android: 80, safari_ios: 14 };

/** Newer ones that a file uses only where the browser has them, or that change nothing where it has not. */
export const withoutThem = {
  'touch/src/lib/text.ts: SegmentData.segment': 'made by a segmenter',
  'touch/src/lib/text.ts: Segmenter.segment': 'a segmenter is made only where Intl has one',

  'touch/src/outside/analytics/consent.ts: Navigator.doNotTrack': 'undefined is no wish',
  'touch/src/outside/session/tabLock.ts: LockManager.request': 'asked for only where the navigator has locks',
  'touch/src/ui/sheet/useModal.ts: HTMLDialogElement.close': 'called only where showModal has opened it',
};

/** Files that run in readers' browsers: of the contract and of the client, without tests and samples. */
export const isForReaders = (path) =>
  /^(contract|touch)\/src\/.*\.tsx?$/.test(path) &&
  !/\.(test|gallery)\.tsx?$|(^|[./])samples\.ts$/.test(path);

/** Syntax of regular expressions that Safari 14 rejects when it reads the file. */
const newerRegex = [
  ['lookbehind', /\(\?<[=!]/],
  ['modifiers', /\(\?[ims]*-?[ims]+:/],
  ['flag d or v', /\/[a-z]*[dv][a-z]*$/],
];

const isSince = (
  { version_added: added, version_removed: removed, flags, prefix, alternative_name },
  floor,
) =>
  typeof added === 'string' &&
  Number.parseFloat(added.replace('≤', '')) <= floor &&
  !(typeof removed === 'string' && Number.parseFloat(removed) <= floor) &&
  !(flags || prefix || alternative_name);

const isNewer = ({ support }) =>
  Object.entries(floors).some(
    ([browser, floor]) => ![support[browser]].flat().some((one) => isSince(one, floor)),
  );

/** `Owner`, `Owner.member`, `*.member`, `*.name_event` → true where everything of that name is newer. */
function readNames(groups) {
  const names = new Map();
  const add = (name, newer) => names.set(name, newer && (names.get(name) ?? true));
  for (const [owner, { __compat: own, ...members }] of groups.flatMap(Object.entries)) {
    if (own) add(owner, isNewer(own));
    for (const [member, { __compat }] of Object.entries(members)) {
      if (!__compat || member === owner) continue;
      const name = member.replace(/_static$/, '');
      add(`${owner}.${name}`, isNewer(__compat));
      add(`*.${name}`, isNewer(__compat));
    }
  }
  return names;
}

const { __compat: _, ...intl } = javascript.builtins.Intl;
const names = readNames([javascript.builtins, intl, api]);
const newerMembers = new Set(
  [...names].flatMap(([name, newer]) => (newer ? [name.replace(/^.*\./, '')] : [])),
);

/** Owner of a member by its name in TypeScript's libraries: statics, typed arrays and what is only read have one of their own there. */
const ownerOf = (name) =>
  /^(Big)?(Uint|Int|Float)\d+(Clamped)?Array$/.test(name)
    ? 'TypedArray'
    : name.replace(/^Readonly(?=Array|Map|Set)/, '').replace(/(?<=.)Constructor$/, '');

/** Types, interfaces and imports run nowhere. */
const runsNowhere = ({ kind }) =>
  (kind >= SyntaxKind.FirstTypeNode &&
    kind <= SyntaxKind.LastTypeNode &&
    kind !== SyntaxKind.ExpressionWithTypeArguments) ||
  [SyntaxKind.InterfaceDeclaration, SyntaxKind.TypeAliasDeclaration, SyntaxKind.ImportDeclaration].includes(
    kind,
  );

/** Name that a node tests for, so that the file does without it where it is missing. */
function guardedName(node) {
  switch (node.kind) {
    case SyntaxKind.BinaryExpression:
      return node.operatorToken.kind === SyntaxKind.InKeyword ? node.left.text : undefined;
    case SyntaxKind.TypeOfExpression:
      return node.expression.name?.text ?? node.expression.text;
    case SyntaxKind.CallExpression:
      return node.questionDotToken ? node.expression.name?.text : undefined;
  }
}

/** A file's identifiers that run, names taken out of objects, names it tests for, and newer things that are no identifiers. */
function readFile(file) {
  const [identifiers, taken, guarded, found] = [[], [], new Set(), []];
  const visit = (node) => {
    if (runsNowhere(node)) return;
    guarded.add(guardedName(node));
    if (node.kind === SyntaxKind.Identifier) identifiers.push(node);
    if (node.kind === SyntaxKind.BindingElement && node.parent.kind === SyntaxKind.ObjectBindingPattern)
      taken.push(node);
    if (node.kind === SyntaxKind.RegularExpressionLiteral)
      found.push(...newerRegex.flatMap(([name, pattern]) => (pattern.test(node.text) ? [name] : [])));
    if (node.kind === SyntaxKind.CallExpression && node.expression.name?.text === 'addEventListener') {
      const event = node.arguments[0]?.text;
      if (names.get(`*.${event}_event`)) found.push(`event ${event}`);
    }
    node.forEachChild(visit);
  };
  file.forEachChild(visit);
  return { identifiers, taken, guarded, found };
}

const isOfLibrary = ({ declarations }) =>
  declarations.length > 0 &&
  declarations.every(({ path }) => /\/lib\.[^/]*\.d\.ts$|\/@types\/node\//.test(path));

/** Full name of a built-in of the language or of browsers. @param receiver node of the object, the name of what has statics */
function builtInName(symbol, receiver) {
  const parent = symbol.getParent()?.name;
  if (parent === undefined) return symbol.name;
  return `${ownerOf(parent === '__type' ? (receiver?.text ?? '') : parent)}.${symbol.name}`;
}

/** Every built-in that a file uses, with the object it is used of. */
function* usesIn(checker, { identifiers, taken }) {
  const symbols = checker.getSymbolAtLocation(identifiers);
  for (const [index, { parent }] of identifiers.entries())
    yield { symbol: symbols[index], receiver: parent.expression };
  for (const { parent: pattern, propertyName, name } of taken) {
    const member = (propertyName ?? name).text;
    // a question about a type is slow: it is asked where the answer matters
    if (!newerMembers.has(member)) continue;
    const type = checker.getTypeAtLocation(pattern);
    yield { symbol: type && checker.getPropertyOfType(type, member), receiver: pattern.parent.initializer };
  }
}

/**
 * Newer built-ins that the files of a project use without asking for them, as `<path>: <name>`, and the number of uses of any.
 * @param {string} config path of its `tsconfig.json` @param {(path: string) => boolean} isChecked by the path below the config's folder
 */
export function findBuiltIns(config, isChecked) {
  const base = dirname(config);
  const typescript = new API({ cwd: base });
  let snapshot;
  try {
    snapshot = typescript.updateSnapshot({ openProject: config });
    const [{ program, checker }] = snapshot.getProjects();
    const result = { files: 0, uses: 0, newer: [] };
    for (const file of program.getSourceFileNames()) {
      const path = relative(base, file);
      if (path.startsWith('..') || !isChecked(path)) continue;
      const read = readFile(program.getSourceFile(file));
      const found = [...read.found];
      result.files += 1;
      for (const { symbol, receiver } of usesIn(checker, read)) {
        if (!symbol || !isOfLibrary(symbol)) continue;
        result.uses += 1;
        const name = builtInName(symbol, receiver);
        const newer = names.get(name) ?? names.get(`*.${symbol.name}`);
        if (newer && !read.guarded.has(symbol.name)) found.push(name);
      }
      result.newer.push(...[...new Set(found)].map((name) => `${path}: ${name}`));
    }
    return { ...result, newer: result.newer.sort() };
  } finally {
    snapshot?.dispose();
    typescript.close();
  }
}
