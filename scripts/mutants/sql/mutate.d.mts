export interface SqlMutant {
  readonly change: string;
  readonly text: string;
}
export function rewritten(text: string): string;
export function mutantsOf(text: string): SqlMutant[];
