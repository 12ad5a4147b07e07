export interface TestFile {
  readonly path: string;
  readonly text: string;
}
export interface Selection {
  readonly paths: readonly string[];
  readonly pattern?: string;
}
export function testFiles(root: string): TestFile[];
export function selectTests(files: readonly TestFile[], words: readonly string[]): Selection;
