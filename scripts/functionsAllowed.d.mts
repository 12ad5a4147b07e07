export const allowedFunctions: Readonly<Record<string, string>>;
