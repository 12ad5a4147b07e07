export interface FoundRegex {
  readonly file: string;
  readonly pattern: string;
  readonly flags: string;
  /** Built by the constructor: its pattern is known when it runs. */
  readonly built?: true;
}
export const regexFolders: readonly string[];
export function regexesIn(base: string, folders: readonly string[]): FoundRegex[];
export function slowRegexes(regexes: readonly FoundRegex[]): Promise<string[]>;
