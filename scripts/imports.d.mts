export const checkedFolders: readonly string[];
export function checkImports(base: string, folders: readonly string[], checksFiles: boolean): string[];
export function importingFiles(base: string, folders: readonly string[]): string[];
export function unusedModules(base: string): string[];
export function importsOf(
  base: string,
  from: string,
): { readonly specifier: string; readonly typeOnly: boolean; readonly to: string }[];
