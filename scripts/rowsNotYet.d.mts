export const notYet: readonly string[];
