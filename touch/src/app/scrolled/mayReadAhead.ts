/** A browser that says how it is connected; many do not. */
interface Connected {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** False where the reader saves data or the connection is slow: then only requested pages are loaded. */
export function mayReadAhead(browser: object): boolean {
  const { connection }: Connected = browser;
  return !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g';
}
