export interface RetiredWord {
  /** `asked` a whole name, `line.ts` a file name, `…Most` the last, `retell…` the first, `…house…` any word of a name. */
  readonly word: string;
  readonly say: string;
  /** Files, and folders with a closing slash, in which it may stand. */
  readonly paths: readonly string[];
  /** Names that may stand everywhere. */
  readonly names: readonly string[];
}
export function readRetired(markdown: string): RetiredWord[];
export function checkFile(path: string, text: string, retired: readonly RetiredWord[]): string[];
export function sourcePaths(base: string): string[];
export function checkVocabulary(base: string): string[];
