export const notYet: readonly string[];
export const inPart: Readonly<Record<string, string>>;
