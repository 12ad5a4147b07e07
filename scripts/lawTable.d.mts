type Coverage = ReadonlyMap<string, readonly string[]>;
interface LawRule {
  readonly rule: string;
  readonly law: string;
  readonly read: 'text' | 'excerpt' | 'memory';
  readonly rows: readonly string[];
  readonly settings: readonly string[];
  readonly files: readonly string[];
  readonly cn?: true;
  readonly left?: string;
}
export const lawTablePath: string;
export function lawTableText(coverage: Coverage, rules?: readonly LawRule[]): string;
export function lawMistakes(coverage: Coverage, base?: string, rules?: readonly LawRule[]): string[];
