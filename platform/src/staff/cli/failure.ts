/** What went wrong, in one line for who typed the command. `called` = it was typed wrongly. */
export class Failure extends Error {
  readonly called: boolean;
  constructor(message: string, called = false) {
    super(message);
    this.name = 'Failure';
    this.called = called;
  }
}

export const calledWrongly = (message: string): Failure => new Failure(message, true);
