interface MutantFolder {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  readonly hasDatabase: boolean;
}

export function mutantFolderNames(base: string): string[];
export function mutantFolder(base: string, folder: string): MutantFolder;
