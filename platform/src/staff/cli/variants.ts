import type { NewsroomCall } from '@contract/newsroomCall';
import { CliError, usageError } from './cliError';
import type { CallForm, CommandOutput, CommandRun, Tool, ValueForm, Values } from './command';
import { checkInput, type Field, fieldsOf } from './fields';
import { jsonAt } from './files';
import { outputOf } from './output';

/** A word or option of a command. */
export interface TypedValue {
  /** Field of the input, or name of a further option. */
  readonly key: string;
  readonly name: string;
  readonly placeholder: string;
  readonly form: ValueForm;
}

/** One way to type a command: by its number of words, and with `--site all` or a site. */
export interface Variant {
  readonly args: readonly TypedValue[];
  readonly options: readonly TypedValue[];
  /** The last word may be repeated. */
  readonly isRepeated: boolean;
  /** It works on a site. */
  readonly hasSite: boolean;
  run(run: CommandRun, repeated: readonly unknown[]): Promise<CommandOutput>;
}

/** Key of the JSON file that holds the fields of a call with lists and objects inside. */
const FILE = '@file';
const file: TypedValue = {
  key: FILE,
  name: 'file',
  placeholder: 'file',
  form: { about: 'a JSON object with the fields', parse: jsonAt },
};

const furtherValue = ([key, form]: [string, ValueForm]): TypedValue => ({
  key,
  name: form.name ?? key,
  placeholder: 'text',
  form,
});

export const toolVariant = ({ args = [], options = {}, run }: Tool): Variant => {
  const values = Object.entries(options).map(furtherValue);
  return {
    args: args.flatMap((key) => values.filter((value) => value.key === key)),
    options: values.filter(({ key }) => !args.includes(key)),
    isRepeated: false,
    hasSite: true,
    run,
  };
};

function typedField(field: Field, form: CallForm): TypedValue | undefined {
  const fields: Readonly<Record<string, ValueForm | false>> = form.fields ?? {};
  const own = fields[field.name];
  if (own === false || Object.hasOwn(form.fixed ?? {}, field.name)) return undefined;
  if (form.fixed && field.form.isOptional && !form.args?.includes(field.name)) return undefined;
  const { choices, ...derived } = field.form;
  const isOwn = own?.parse !== undefined || own?.flag !== undefined;
  const merged = { ...derived, ...(isOwn || choices === undefined ? {} : { choices }), ...own };
  return { key: field.name, name: merged.name, placeholder: field.placeholder, form: merged };
}

/** A command of a call: the fields of its path are words, further ones are options. */
export function callVariant(call: NewsroomCall, form: CallForm): Variant {
  const fields = fieldsOf(call);
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const typed = [
    ...fields.flatMap((field) => typedField(field, form) ?? []),
    ...Object.entries(form.options ?? {}).map(furtherValue),
    file,
  ];
  const isStructured = ({ key }: TypedValue) =>
    fields.some(({ name, isStructured }) => name === key && isStructured);
  const hasFile = typed.some(isStructured);
  const names = [...(form.args ?? inPath.filter((name) => name !== 'site')), ...(hasFile ? [FILE] : [])];
  const args = names.flatMap((name) => typed.filter(({ key }) => key === name));
  const isOption = (value: TypedValue) =>
    value.key !== FILE && !names.includes(value.key) && !isStructured(value);
  const options = typed.filter(isOption).map((value) => ({
    ...value,
    form: hasFile ? { ...value.form, isOptional: true } : value.form,
  }));
  const hasSite = 'site' in Object(Object(call.input).entries);
  const isKnown = (key: string) => fields.some(({ name }) => name === key);
  const nameOf = (key: string) => typed.find((value) => value.key === key)?.name ?? key;
  const named = fields.map((field) => ({ ...field, form: { ...field.form, name: nameOf(field.name) } }));

  /** The input as it is sent. @throws CliError where the command is typed wrongly */
  async function inputOf(run: CommandRun): Promise<Values> {
    const own = Object.entries(run.values).filter(([key]) => isKnown(key));
    const given = {
      ...Object(run.values[FILE]),
      ...Object.fromEntries(own),
      ...form.fixed,
      ...(hasSite ? { site: run.site } : {}),
    };
    const prepared = await form.prepare?.({ ...run, values: { ...run.values, ...given } });
    const input = Object.entries({ ...given, ...prepared }).filter(([, value]) => value !== undefined);
    const sent = Object.fromEntries(input);
    checkInput(call, sent, named, hasFile);
    return sent;
  }

  return {
    args,
    options,
    hasSite: inPath.includes('site'),
    isRepeated: form.many !== undefined,
    async run(run, repeated) {
      const last = args.at(-1)?.key ?? '';
      if (form.many) {
        const inputs: Values[] = [];
        for (const one of repeated)
          inputs.push(await inputOf({ ...run, values: { ...run.values, [last]: one } }));
        return callEach(call, inputs, last, form.many(run.values), run);
      }
      const input = await inputOf(run);
      return outputOf(form, await (await run.connect())(call, input), input, run.values);
    },
  };
}

/** Calls one after the other; a failed one does not stop the rest. */
async function callEach(
  call: NewsroomCall,
  inputs: readonly Values[],
  key: string,
  did: string,
  { connect }: CommandRun,
): Promise<CommandOutput> {
  const client = await connect();
  const done: unknown[] = [];
  const remarks: string[] = [];
  for (const input of inputs) {
    try {
      await client(call, input);
      done.push(input[key]);
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      remarks.push(`${input[key]}: ${error.message}`);
    }
  }
  const line = `${did}: ${done.length > 0 ? done.join(', ') : 'none'}`;
  return { value: { done, failed: remarks }, line, remarks, failed: remarks.length > 0 };
}

/** @throws CliError for a number of words that no variant takes */
export function variantFor(variants: readonly Variant[], words: number, site: number): Variant {
  const fitting = variants.filter(
    ({ args, isRepeated }) =>
      words >= args.filter(({ form }) => form.isOptional !== true).length &&
      (isRepeated || words <= args.length),
  );
  const variant = fitting.find(({ hasSite }) => hasSite === (site !== 0)) ?? fitting[0];
  if (!variant) throw usageError(`This needs ${variants.map(({ args }) => args.length).join(' or ')} words.`);
  return variant;
}
