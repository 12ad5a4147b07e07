export const allowedFunctions: Readonly<Record<string, string>>;
export const functionsNotYet: readonly string[];
