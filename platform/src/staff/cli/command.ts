import type { newsroom } from '@contract/newsroom';
import type { NewsroomCall } from '@contract/newsroomCall';
import type * as v from 'valibot';
import type { NewsroomClient } from './newsroomClient';
import type { Row } from './table';

/** Environment of a command; tests pass their own. */
export interface CliEnvironment {
  /** Prints the result to standard output. */
  print(text: string): void;
  /** Errors, and remarks beside the result. */
  printError(line: string): void;
  /** A password that is typed, or the first line of what is piped in. */
  password(prompt: string): Promise<string>;
  /** Makes an admin of every site, in this machine's own database. */
  makeAdmin(name: string, password: string): Promise<'new' | 'known'>;
  /** Makes an auditor there. */
  makeAuditor(name: string, password: string): Promise<'new' | 'known'>;
  readonly sessionFile: string;
}

/** Values by field or option; undefined where none was typed. */
export type Values = Readonly<Record<string, unknown>>;

/** A command that runs. */
export interface CommandRun {
  readonly environment: CliEnvironment;
  /** `--site`, 1 without it; 0 = all. */
  readonly site: number;
  readonly values: Values;
  /** Client of the newsroom that the user is signed in at. @throws CliError where they are not */
  connect(): Promise<NewsroomClient>;
}

/** Output of a command. */
export interface CommandOutput {
  /** For `--json`. */
  readonly value: unknown;
  /** For eyes: rows, or a line. */
  readonly rows?: readonly Row[] | undefined;
  /** The last column, where it is shown whole, however long. */
  readonly uncutColumn?: string;
  readonly line?: string;
  /** Lines beside it: not the answer itself. */
  readonly remarks?: readonly string[];
  /** Part of it failed. */
  readonly failed?: boolean;
}

/** Typing of one value, where the declaration of its field does not say it all. */
export interface ValueForm {
  /** Name of the option or word; derived from the field without it. */
  readonly name?: string;
  readonly about?: string;
  readonly choices?: readonly string[];
  readonly isOptional?: boolean;
  /** An option without a value; what it stands for when typed, and when not. */
  readonly flag?: readonly [unknown, unknown];
  /** @throws CliError for a text that is no such value */
  parse?(text: string): unknown;
}

/** A command of one call, where its declaration does not say it all. */
export interface CallForm<C extends NewsroomCall = NewsroomCall> {
  /** Words of the command; the call's name without it. */
  readonly words?: string;
  readonly about?: string;
  /** Fields and options that are typed by position; the fields of the path without it. */
  readonly args?: readonly string[];
  /** false: never typed. */
  readonly fields?: { readonly [F in FieldOf<C>]?: ValueForm | false };
  /** Values that are not typed; optional fields are then no options either. */
  readonly fixed?: Partial<v.InferInput<C['input']>>;
  /** Options that are no field. */
  readonly options?: Readonly<Record<string, ValueForm>>;
  /** The last word is repeated, with a call each; first word of the line that it prints. */
  many?(values: Values): string;
  /** The call's input from the values typed. */
  prepare?(run: CommandRun): Promise<Values> | Values;
  /** @param values as they were typed, with options that are no field */
  show?(
    answer: v.InferOutput<C['output']>,
    input: v.InferOutput<C['input']>,
    values: Values,
  ): Partial<CommandOutput>;
}
type FieldOf<C extends NewsroomCall> =
  C['input'] extends v.GenericSchema<infer I> ? Exclude<keyof I & string, 'site'> : never;

/** A command that is not one call. */
export interface Tool {
  readonly words: string;
  readonly group: string;
  readonly about: string;
  readonly args?: readonly string[];
  readonly options?: Readonly<Record<string, ValueForm>>;
  run(run: CommandRun): Promise<CommandOutput>;
}

/** null: the call is part of another command. */
export type CallForms<Calls extends Readonly<Record<string, NewsroomCall>>> = {
  readonly [Name in keyof Calls]?: CallForm<Calls[Name]> | readonly CallForm<Calls[Name]>[] | null;
};
export type NewsroomForms = CallForms<typeof newsroom>;
