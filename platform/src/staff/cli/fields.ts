import type { NewsroomCall } from '@contract/newsroomCall';
import * as v from 'valibot';
import { usageError } from './cliError';
import type { ValueForm } from './command';
import { base64At, jsonAt } from './files';

/** A field of a call's input, as it is typed. */
export interface Field {
  readonly name: string;
  readonly form: ValueForm & { readonly name: string };
  /** Lists and objects inside are typed as one JSON file of the whole input. */
  readonly isStructured: boolean;
  /** Text that the server alone judges. */
  readonly isText: boolean;
  readonly placeholder: string;
}

type Schema = v.GenericSchema & {
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly options?: readonly (Schema | string)[];
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
  readonly default?: unknown;
};

const kebab = (name: string) => name.replace(/[A-Z]+/g, (letters) => `-${letters.toLowerCase()}`);
const singular = (word: string) => word.replace(/ies$/, 'y').replace(/s$/, '');

/** Fields of the input, without `site`. */
export const fieldsOf = (call: NewsroomCall): Field[] =>
  Object.entries((call.input as Schema).entries ?? {})
    .filter(([name]) => name !== 'site')
    .map(([name, schema]) => fieldOf(call, name, schema));

function fieldOf(call: NewsroomCall, name: string, field: Schema): Field {
  const inner = unwrap(field);
  const list = inner.type === 'array' ? inner.item && unwrap(inner.item) : undefined;
  const one = list ?? inner;
  const kind = kindOf(one);
  const read = readers[kind];
  const { word, hint } = describe(call, name, inner.type === 'array', one, kind);
  const fallback = field.default ?? '';
  const defaultHint = fallback === '' || typeof fallback === 'object' ? '' : `default ${typedOf(fallback)}`;
  const placeholder = kind === 'file' ? 'file' : kind === 'number' ? 'n' : kind === 'json' ? 'file' : 'text';
  return {
    name,
    isStructured: kind === 'json',
    isText: kind === 'text',
    placeholder: list ? `${placeholder},…` : placeholder,
    form: {
      name: word,
      about: [hint, defaultHint].filter(Boolean).join('; '),
      isOptional: field !== inner,
      ...(kind === 'word' ? { choices: choicesOf(one) } : kind === 'flag' ? { choices: ['yes', 'no'] } : {}),
      parse: list ? (text) => Promise.all(text.split(',').map((part) => read(part.trim()))) : read,
    },
  };
}

const typedOf = (value: unknown) => (value === true ? 'yes' : value === false ? 'no' : String(value));

function unwrap(schema: Schema): Schema {
  return schema.type === 'optional' && schema.wrapped ? unwrap(schema.wrapped) : schema;
}

const isSchema = (option: Schema | string): option is Schema => typeof option !== 'string';
const choicesOf = ({ options = [] }: Schema) =>
  options.filter((option): option is string => typeof option === 'string');

function kindOf(schema: Schema): keyof typeof readers {
  const types = [schema, ...(schema.options ?? []).filter(isSchema)].map(({ type }) => type);
  if (schema.pipe?.some(({ type }) => type === 'base64')) return 'file';
  if (types.includes('number')) return 'number';
  if (types.includes('boolean')) return 'flag';
  if (types.includes('picklist')) return 'word';
  return types.includes('string') ? 'text' : 'json';
}

/** Values as texts of the command line. A number that is none stays a text, and the schema refuses it. */
const readers = {
  file: base64At,
  number: (text: string) => (/^-?\d{1,16}$/.test(text) ? Number(text) : text),
  flag: (text: string) => text === 'yes',
  word: (text: string) => text,
  text: (text: string) => text,
  json: jsonAt,
} as const;

/** The word for a field, and its limits. `id` is named after its place in the path: the `article` of `/articles/:id`. */
function describe(call: NewsroomCall, name: string, isList: boolean, schema: Schema, kind: string) {
  const parts = call.path.split('/');
  const resource = parts[parts.indexOf(':id') - 1] ?? '';
  const short = kebab(name.replace(/(?<=[a-z])ID$/, ''));
  const word = name === 'id' && resource !== '' ? singular(resource) : isList ? singular(short) : short;
  const limit = (type: string) => schema.pipe?.find((action) => action.type === type)?.requirement;
  const [from, to, most] = [limit('min_value'), limit('max_value'), limit('max_length')];
  const range = from === undefined ? '' : Number(to) >= 2_147_483_647 ? `from ${from}` : `${from} to ${to}`;
  const hint = kind === 'number' ? range : kind === 'text' && most ? `at most ${most} characters` : '';
  return { word, hint: [v.getDescription(schema), hint].filter(Boolean).join('; ') };
}

/** @throws CliError for a value that the command line can judge; texts are left to the server */
export function checkInput(call: NewsroomCall, input: object, fields: readonly Field[], fromFile: boolean) {
  const read = v.safeParse(call.input, input);
  for (const issue of read.issues ?? []) {
    const [first] = issue.path ?? [];
    const field = fields.find(({ name }) => name === first?.key);
    const isLeft = !fromFile && (field?.isText === true || field?.isStructured === true);
    if (isLeft && issue.received !== 'undefined') continue;
    const place = fromFile ? v.getDotPath(issue) : field && `<${field.form.name}>`;
    const message = field?.placeholder === 'n' ? `is no number ${field.form.about}` : issue.message;
    throw usageError([place, message.trim()].filter(Boolean).join(': '));
  }
}
