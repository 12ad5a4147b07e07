export const functionFolders: readonly string[];
export const listedFunctions: readonly string[];
export function checkFunctions(
  base: string,
  folders: readonly string[],
  allowed: readonly string[],
): string[];
export function functionFiles(base: string, folders: readonly string[]): string[];
