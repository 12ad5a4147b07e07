import type { CallForm, CliEnvironment, CommandOutput, Values } from './command';
import { type Cell, formatJson, formatTable, type Row } from './table';

/** Output of one call. Without a form: the rows of a list, a table as it is, `Done.`; texts that were typed are not repeated. */
export function outputOf(form: CallForm, answer: unknown, input: Values, values: Values): CommandOutput {
  return { ...defaultOutput(answer, input), ...form.show?.(answer, input, values) };
}

function defaultOutput(answer: unknown, input: Values): CommandOutput {
  const { list, hasMore, csv, done, ...rest } = Object(answer);
  if (done === true) {
    const sent = Object.entries(input).filter(
      ([, value]) => typeof value === 'number' || typeof value === 'boolean',
    );
    return { value: { done, ...Object.fromEntries(sent) }, line: 'Done.' };
  }
  if (typeof csv === 'string') return { value: answer, line: csv };
  if (!Array.isArray(list)) return { value: answer, line: lineOf(rest) };
  const isAll = hasMore === undefined && Object.keys(rest).length === 0;
  const remarks = hasMore === true ? ['There are more.'] : [];
  return { value: isAll ? list : answer, rows: list.map(rowOf), remarks };
}

const isCell = (value: unknown): value is Cell =>
  typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string';

const lineOf = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${cellOf(name, value)}`)
    .join(', ');

const rowOf = (entry: unknown): Row =>
  typeof entry === 'object' && entry !== null
    ? Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, cellOf(name, value)]))
    : { value: String(entry) };

function cellOf(name: string, value: unknown): Cell {
  if (typeof value === 'boolean') return value ? name : '';
  if (isCell(value)) return value;
  if (Array.isArray(value) && value.every(isCell)) return value.join(' · ');
  return JSON.stringify(value);
}

/** @returns exit code */
export function printOutput(output: CommandOutput, json: boolean, environment: CliEnvironment): 0 | 1 {
  if (json) environment.print(formatJson(output.value));
  else if (output.rows === undefined) environment.print(output.line ?? '');
  else if (output.rows.length > 0) environment.print(formatTable(output.rows, output.uncutColumn));
  else environment.printError('None.');
  for (const remark of output.remarks ?? []) environment.printError(remark);
  return output.failed ? 1 : 0;
}
