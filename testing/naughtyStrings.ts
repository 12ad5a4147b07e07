import { createRequire } from 'node:module';
import * as v from 'valibot';

const collection: unknown = createRequire(import.meta.url)('big-list-of-naughty-strings');

/** A published collection of what has made trouble where people type: markup, scripts, all writings, numbers, names of files. */
export const naughtyStrings: readonly string[] = v.parse(v.array(v.string()), collection);

/** The strings that act as markup or as an address. */
export const naughtyMarkup: readonly string[] = naughtyStrings.filter((one) =>
  /[<>]|javascript:|\bon\w+\s*=/i.test(one),
);
