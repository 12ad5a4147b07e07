export interface ImportRule {
  readonly name: string;
  readonly broken: (from: string, to: string, typeOnly: boolean) => boolean;
}
export const rules: readonly ImportRule[];
export function checkImports(base: string, folders: readonly string[]): string[];
