/** One-line error for the command line. `isUsageError`: the command was typed wrongly. */
export class CliError extends Error {
  readonly isUsageError: boolean;
  constructor(message: string, called = false) {
    super(message);
    this.name = 'Failure';
    this.isUsageError = called;
  }
}

export const usageError = (message: string): CliError => new CliError(message, true);
