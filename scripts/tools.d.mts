export const root: string;
/** Any failure of a start as one line; undefined where there are no plain words for it. */
export function plainLine(error: unknown): string | undefined;
