/** Read by the worker from the file that MUTANTS_PLAN names. */
export interface SqlPlan {
  readonly statements: readonly {
    readonly store: string;
    readonly name: string;
    readonly pattern: string;
    readonly line: number;
    /** Files of tests, below the project's folder. */
    readonly tests: readonly string[];
    /** Changes that no test can notice. */
    readonly equivalent: readonly string[];
  }[];
  /** File of the results, a JSON object a line. */
  readonly results: string;
}
