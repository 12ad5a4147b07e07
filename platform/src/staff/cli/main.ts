import { newsroom } from '@contract/newsroom';
import { CommanderError } from 'commander';
import { buildProgram } from './build';
import { CliError } from './cliError';
import type { CliEnvironment } from './command';
import { newsroomForms } from './forms/newsroomForms';
import { tools } from './tools';

/** 0 done, 1 refused or not reached, 2 called wrongly. */
export type ExitCode = 0 | 1 | 2;

const NOTE = `
Sign in with a typed password, or pipe it in as the first line. The login is stored for the current user in
~/.config/touchpaper/newsroom.json and is valid for eight hours. <command> --help names a command's options.
Exit codes: 0 done, 1 rejected or server not reached, 2 wrong usage.`;

/** @param argv what stands after the program's name @param calls declared calls, each with its command */
export async function runNewsroom(
  argv: readonly string[],
  environment: CliEnvironment,
  calls: Parameters<typeof buildProgram>[0]['calls'] = newsroom,
): Promise<ExitCode> {
  let exitCode: ExitCode = 0;
  const program = buildProgram({ calls, forms: newsroomForms, tools }, environment, (code) => {
    exitCode = code;
  });
  try {
    await program.addHelpText('after', NOTE).parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    const [message, isUsageError] = messageOf(error);
    environment.printError(isUsageError ? `${message} (--help lists the commands)` : message);
    return isUsageError ? 2 : 1;
  }
}

/** @throws the error itself where it is none of a command's */
function messageOf(error: unknown): [message: string, isUsageError: boolean] {
  if (error instanceof CliError) return [error.message, error.isUsageError];
  if (!(error instanceof CommanderError)) throw error;
  return [
    error.code === 'commander.help'
      ? 'A command is missing.'
      : error.message.replace(/^error: /, '').replaceAll('\n', ' '),
    true,
  ];
}
