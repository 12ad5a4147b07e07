export const generatorsFolder: string;
export function ensureGenerators(): string[];
