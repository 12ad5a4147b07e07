import type { NewsroomCall } from '@contract/newsroomCall';
import { Argument, Command, Option } from 'commander';
import { usageError } from './cliError';
import type { CallForm, CallForms, CliEnvironment, Tool, Values } from './command';
import { connectWithSession } from './newsroomClient';
import { printOutput } from './output';
import { callVariant, type TypedValue, toolVariant, type Variant, variantFor } from './variants';

type Calls = Readonly<Record<string, NewsroomCall>>;

/** A command with every way to type it. */
interface CliCommand {
  readonly words: string;
  readonly group: string;
  readonly about: string;
  readonly variants: readonly Variant[];
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Every command: of tools, and of each declared call. Commands with the same words are variants of one. */
function commandsOf(calls: Calls, forms: CallForms<Calls>, tools: readonly Tool[]): CliCommand[] {
  const found = new Map<string, CliCommand>();
  const add = ({ variants, ...command }: CliCommand) => {
    const known = found.get(command.words);
    found.set(command.words, { ...(known ?? command), variants: [...(known?.variants ?? []), ...variants] });
  };
  for (const tool of tools) add({ ...tool, variants: [toolVariant(tool)] });
  for (const [name, call] of Object.entries(calls)) {
    const own = Object.hasOwn(forms, name) ? forms[name] : {};
    if (own === null || own === undefined) continue;
    const list: readonly CallForm[] = Array.isArray(own) ? own : [own];
    const [, resource = ''] = /^\/(?:sites\/:site\/)?([a-z]+(?:-[a-z]+)*)/.exec(call.path) ?? [];
    for (const form of list) {
      const words = form.words ?? kebab(name);
      const about = form.about ?? call.about ?? `${capital(words.replaceAll('-', ' '))}.`;
      const [first = '', ...further] = words.split(' ');
      const group = capital(further.length > 0 ? first : resource.replaceAll('-', ' '));
      add({ words, group, about, variants: [callVariant(call, form)] });
    }
  }
  return [...found.values()];
}

/** `--help` lists every command with its words, below the resource that it works on. */
function createRoot(environment: CliEnvironment): Command {
  const root = new Command('npm run newsroom --');
  const leavesOf = (command: Command): Command[] =>
    command.commands.flatMap((sub) => [...(sub.description() === '' ? [] : [sub]), ...leavesOf(sub)]);
  const pathOf = (command: Command): string =>
    command.parent?.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name();
  return root
    .description('Newsroom work from the command line.')
    .exitOverride()
    .enablePositionalOptions()
    .configureOutput({
      writeOut: (text) => environment.print(text.trimEnd()),
      // Errors are caught and printed as one line.
      writeErr: () => undefined,
      getOutHelpWidth: () => 140,
    })
    .configureHelp({
      visibleCommands: leavesOf,
      subcommandTerm: (command) =>
        `${pathOf(command)} ${command.usage().replace(/^\[options\] ?(.+)/, '$1 [options]')}`,
    });
}

/** The command of some words, with those above it. */
function commandAt(root: Command, words: string): Command {
  return words.split(' ').reduce((parent, word) => {
    const known = parent.commands.find((command) => command.name() === word);
    return known ?? parent.command(word);
  }, root);
}

const addCommonOptions = (command: Command): Command =>
  command
    .option('--site <id>', 'the site to work on, or all (1)')
    .option('--json', 'prints the result as JSON (npm run -s newsroom hides the lines of npm)');

function optionOf({ name, placeholder, form }: TypedValue): Option {
  const { about = '', choices, flag, isOptional = false } = form;
  const option = new Option(flag ? `--${name}` : `--${name} <${choices ? 'word' : placeholder}>`, about);
  if (choices) option.choices(choices);
  return option.makeOptionMandatory(!isOptional && !flag);
}

function argumentsOf(variants: readonly Variant[]): Argument[] {
  const [longest] = [...variants].sort((one, other) => other.args.length - one.args.length);
  return (longest?.args ?? []).map(({ name, form }, at, all) => {
    const isNeeded = variants.every(
      ({ args }) => args[at] !== undefined && args[at].form.isOptional !== true,
    );
    const word = `${name}${longest?.isRepeated && at === all.length - 1 ? '...' : ''}`;
    const argument = new Argument(isNeeded ? `<${word}>` : `[${word}]`, form.about);
    return form.choices ? argument.choices(form.choices) : argument;
  });
}

/**
 * The newsroom's command line, drawn from the declarations of its calls.
 * @param forms how some calls are typed and shown; a call without one has its command from its declaration alone
 */
export function buildProgram(
  { calls, forms, tools }: { calls: Calls; forms: CallForms<Calls>; tools: readonly Tool[] },
  environment: CliEnvironment,
  finish: (exitCode: 0 | 1) => void,
): Command {
  const root = addCommonOptions(createRoot(environment));
  for (const { words, group, about, variants } of commandsOf(calls, forms, tools)) {
    const command = addCommonOptions(commandAt(root, words)).description(about).helpGroup(`${group}:`);
    for (const argument of argumentsOf(variants)) command.addArgument(argument);
    const options = new Map(
      variants.flatMap(({ options }) => options.map((option) => [option.name, option])),
    );
    for (const option of options.values()) command.addOption(optionOf(option));
    command.action(async () => {
      const typed = command.optsWithGlobals<Readonly<Record<string, string | boolean | undefined>>>();
      const site = siteOf(typed.site);
      const variant = variantFor(variants, command.args.length, site);
      const { values, repeated } = await valuesOf(variant, command.args, typed);
      const connect = () => connectWithSession(environment.sessionFile);
      const output = await variant.run({ environment, site, values, connect }, repeated);
      finish(printOutput(output, typed.json === true, environment));
    });
  }
  return root;
}

async function valuesOf(
  { args, options, isRepeated }: Variant,
  words: readonly string[],
  typed: Readonly<Record<string, string | boolean | undefined>>,
): Promise<{ values: Values; repeated: readonly unknown[] }> {
  const values: Record<string, unknown> = {};
  const read = ({ form }: TypedValue, text: string) => form.parse?.(text) ?? text;
  for (const [at, arg] of args.entries()) {
    const word = words[at];
    if (word !== undefined) values[arg.key] = await read(arg, word);
  }
  for (const option of options) {
    const value = typed[new Option(`--${option.name}`).attributeName()];
    if (option.form.flag) values[option.key] = option.form.flag[value === true ? 0 : 1];
    else if (typeof value === 'string') values[option.key] = await read(option, value);
  }
  const last = args.at(-1);
  if (!isRepeated || !last) return { values, repeated: [] };
  return {
    values,
    repeated: await Promise.all(words.slice(args.length - 1).map((word) => read(last, word))),
  };
}

function siteOf(text: string | boolean | undefined): number {
  if (text === undefined) return 1;
  if (text === 'all') return 0;
  if (typeof text !== 'string' || !/^[1-9]\d{0,8}$/.test(text))
    throw usageError(`--site ${text} is no number of a site`);
  return Number(text);
}
