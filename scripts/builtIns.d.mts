export interface UsedBuiltIns {
  readonly files: number;
  readonly uses: number;
  readonly newer: readonly string[];
}
export const withoutThem: Readonly<Record<string, string>>;
export const isForReaders: (path: string) => boolean;
export function findBuiltIns(config: string, isChecked: (path: string) => boolean): UsedBuiltIns;
