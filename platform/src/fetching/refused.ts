/** An item, a file or an address that is not taken; the message is what people read in the summary. */
export class ImportError extends Error {
  override readonly name = 'Refused';
  /** true: the address must not even be shown as a link. */
  readonly isForbidden: boolean;
  /** true: it may go well another time: no line, too slow, a fault on the other side. */
  readonly isTemporary: boolean;

  constructor(reason: string, options: { cause?: unknown; forbidden?: boolean; passing?: boolean } = {}) {
    super(reason, { cause: options.cause });
    this.isForbidden = options.forbidden ?? false;
    this.isTemporary = options.passing ?? false;
  }
}

/** @param cause what a library threw, kept for the log. */
export function importError(reason: string, cause?: unknown): ImportError {
  return new ImportError(reason, { cause });
}

/** An error that a later attempt may not have. */
export function temporaryError(reason: string, cause?: unknown): ImportError {
  return new ImportError(reason, { cause, passing: true });
}

/** Of an address into a private network, or one that hides where it leads. */
export function forbiddenError(reason: string): ImportError {
  return new ImportError(reason, { forbidden: true });
}

/** The reason of anything thrown, in one line. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/\s+/g, ' ').trim() || 'unknown reason';
}
