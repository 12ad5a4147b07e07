/** An item, a file or an address that is not taken; the message is what people read in the summary. */
export class Refused extends Error {
  override readonly name = 'Refused';
  /** true: the address must not even be shown as a link. */
  readonly forbidden: boolean;

  constructor(reason: string, options: { cause?: unknown; forbidden?: boolean } = {}) {
    super(reason, { cause: options.cause });
    this.forbidden = options.forbidden ?? false;
  }
}

/** @param cause what a library threw, kept for the log. */
export function refused(reason: string, cause?: unknown): Refused {
  return new Refused(reason, { cause });
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
