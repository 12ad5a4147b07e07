import { DAMAGED } from './decode.rules';

/** Characters that no text holds and no database takes: C0 without tab and line ends, DEL, the two that are no characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;
/** Halves of a character. */
const LONE_SURROGATES = /\p{Surrogate}/gu;
/** Control characters written as references. */
const REFERENCES = /&#(?:0*(?:[0-8]|1[124-9]|2\d|3[01]|127)|x0*(?:[0-8bcef]|1[\da-f]|7f));/gi;
/** A reference that the next part may end. */
const UNFINISHED = /&(?:#\w{0,12})?$/;

const dropped = (text: string) => text.replace(CONTROLS, '').replace(REFERENCES, '');

/** The text of a source without control characters, part by part. */
export async function* dropControls(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const part of parts) {
    const text = rest + part;
    rest = UNFINISHED.exec(text)?.[0] ?? '';
    yield dropped(text.slice(0, text.length - rest.length));
  }
  yield dropped(rest);
}

/** A draft, all texts of it without control characters. */
export function withoutControls<T>(value: T): T;
export function withoutControls(value: unknown): unknown {
  if (typeof value === 'string')
    return value.replace(CONTROLS, '').replace(LONE_SURROGATES, '').replaceAll(DAMAGED, '\ufffd');
  if (Array.isArray(value)) return value.map((one) => withoutControls(one));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutControls(one)]));
}
