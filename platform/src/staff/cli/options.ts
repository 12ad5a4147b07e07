import type { Options } from './command';
import { parseNumber } from './people.commands';

export const textOf = (value: Options[string]): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** @param what names it in a refusal @throws usageError for what is no number */
export const optionalNumber = (value: Options[string], what: string): number | undefined =>
  value === undefined ? undefined : parseNumber(textOf(value), what);

/** The number of an option. @throws usageError for what is no number */
export const numberOption = (options: Options, name: string): number | undefined =>
  optionalNumber(options[name], `--${name}`);
