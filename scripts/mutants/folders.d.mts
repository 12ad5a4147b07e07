interface MutantFolder {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  readonly withDatabase: readonly string[];
  readonly hasDatabase?: boolean;
  readonly withConstants?: boolean;
}

export const mutantFolders: Readonly<Record<string, MutantFolder>>;
