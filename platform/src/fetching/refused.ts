/** An item, a file or an address that is not taken; the message is what people read in the summary. */
export class Refused extends Error {
  override readonly name = 'Refused';
  /** true: the address must not even be shown as a link. */
  readonly forbidden: boolean;
  /** true: it may go well another time: no line, too slow, a fault on the other side. */
  readonly passing: boolean;

  constructor(reason: string, options: { cause?: unknown; forbidden?: boolean; passing?: boolean } = {}) {
    super(reason, { cause: options.cause });
    this.forbidden = options.forbidden ?? false;
    this.passing = options.passing ?? false;
  }
}

/** @param cause what a library threw, kept for the log. */
export function refused(reason: string, cause?: unknown): Refused {
  return new Refused(reason, { cause });
}

/** A refusal that may go well another time. */
export function notNow(reason: string, cause?: unknown): Refused {
  return new Refused(reason, { cause, passing: true });
}

/** Of an address into a private network, or one that hides where it leads. */
export function forbidden(reason: string): Refused {
  return new Refused(reason, { forbidden: true });
}

/** The reason of anything thrown, in one line. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/\s+/g, ' ').trim() || 'unknown reason';
}
