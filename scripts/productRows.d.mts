export interface Citation {
  readonly code: string;
  readonly line: number;
  /** The words behind the row in a test's title; '' or absent = the whole row. */
  readonly part?: string;
}
export function commentsOf(path: string, text: string): { value: string; start: number }[];
export function citingFiles(base?: string): string[];
export function readDefinitions(base?: string): { rows: Map<string, string>; twice: string[] };
export function rowsOfTitle(brackets: string): { code: string; part: string }[];
export function titlesOf(text: string): Citation[];
export function citationsOf(path: string, text: string): Citation[];
export function undefinedCitations(base?: string): string[];
