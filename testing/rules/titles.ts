import { parseSync } from 'vite';

export interface TestTitle {
  readonly title: string;
  readonly line: number;
}

/** Words that begin a question or a clause in place of a subject. */
const FRAGMENT =
  /^(?:what|who|whom|whose|those|whether|how|which|where|when|why|whatever|whoever|whichever|wherever|whenever|however)\b/i;
const ROWS = /^(?:\[[^\]]*\])*\s*/;

/** `test` of `test(…)`, `test.each(…)(…)` and `test.skipIf(…)(…)`. */
function calledName(callee: unknown): string {
  const { type, name, object, callee: inner, tag } = Object(callee);
  if (type === 'Identifier') return String(name);
  const next: unknown = object ?? inner ?? tag;
  return next === undefined ? '' : calledName(next);
}

function titleOf(argument: unknown): string | undefined {
  const { type, value, quasis } = Object(argument);
  if (type === 'TemplateLiteral') return quasis.map((part: unknown) => Object(part).value.cooked).join('$');
  return typeof value === 'string' ? value : undefined;
}

function* titlesBelow(node: unknown, text: string): Generator<TestTitle> {
  if (typeof node !== 'object' || node === null) return;
  const { type, callee, arguments: given = [], start } = Object(node);
  const name = type === 'CallExpression' ? calledName(callee) : '';
  const title = /^(?:test|it|describe)$/.test(name) ? titleOf(given[0]) : undefined;
  if (title !== undefined) yield { title, line: text.slice(0, start).split('\n').length };
  // A test has no tests in it, and most of a file is in its tests.
  if (title !== undefined && name !== 'describe') return;
  for (const value of Object.values(node)) yield* titlesBelow(value, text);
}

/** Titles of tests and of groups of tests, as they are written: `%s` and `$name` are not filled in. */
export const testTitles = (path: string, text: string): TestTitle[] => [
  ...titlesBelow(parseSync(path, text).program, text),
];

/** True if a title has no subject: behind its rows it begins with a question word. */
export const isFragment = (title: string): boolean => FRAGMENT.test(title.replace(ROWS, ''));
