import type { NewsroomClient } from './newsroomClient';
import type { Row } from './table';

/** Environment of a command; tests pass their own. */
export interface CliEnvironment {
  /** Prints the result to standard output. */
  print(text: string): void;
  /** Errors and what is said beside. */
  printError(line: string): void;
  /** A password that is typed, or the first line of what is piped in. */
  password(prompt: string): Promise<string>;
  /** Makes an admin of every site, in this machine's own database. */
  makeAdmin(name: string, password: string): Promise<'new' | 'known'>;
  /** Where one's session is kept. */
  readonly sessionFile: string;
}

/** Options as they were typed; those that were not are undefined. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

/** A command that runs. */
export interface CommandCall {
  readonly environment: CliEnvironment;
  readonly args: readonly string[];
  readonly options: Options;
  /** `--site`, 1 without it; 0 = all. */
  readonly site: number;
  /** The newsroom one is signed in at. @throws Failure where one is not */
  readonly connect: () => Promise<NewsroomClient>;
}

/** Output of a command. */
export interface CommandOutput {
  /** For `--json`. */
  readonly value: unknown;
  /** For eyes: rows, or a line. */
  readonly rows?: readonly Row[];
  /** The last column, where it is shown whole, however long. */
  readonly uncutColumn?: string;
  readonly line?: string;
  /** Lines beside it: not the answer itself. */
  readonly remarks?: readonly string[];
  /** Part of it failed. */
  readonly failed?: boolean;
}

export interface Command {
  /** Minimum and maximum number of arguments. */
  readonly argumentCount: readonly [number, number];
  /** Its own options; `site`, `json` and `help` every command has. */
  readonly options?: readonly string[];
  run(running: CommandCall): Promise<CommandOutput>;
}
