export const coveragePath: string;
export function readCoverage(base?: string): Map<string, string[]>;
export function coverageMistakes(
  coverage: Map<string, string[]>,
  list?: readonly string[],
  partly?: Readonly<Record<string, string>>,
): string[];
export function coverageText(coverage: Map<string, string[]>): string;
