/** One measured figure; without a limit it is only told. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly max?: number;
  readonly min?: number;
}

const text = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1);

function verdict({ value, max: most, min: least }: Figure): string {
  if (most === undefined && least === undefined) return '';
  const over = (most !== undefined && value > most) || (least !== undefined && value < least);
  return over ? 'OVER' : 'ok';
}

function limitOf({ max: most, min: least, unit }: Figure): string {
  if (most !== undefined) return `≤ ${text(most)} ${unit}`;
  return least === undefined ? '–' : `≥ ${text(least)} ${unit}`;
}

/** Prints the table; true where every limit holds. */
export function printFigures(figures: readonly Figure[]): boolean {
  const rows = figures.map((figure) => [
    figure.name,
    `${text(figure.value)} ${figure.unit}`,
    limitOf(figure),
    verdict(figure),
  ]);
  const widths = [0, 1, 2].map((at) => Math.max(6, ...rows.map((row) => row[at]?.length ?? 0)));
  for (const row of [['figure', 'value', 'limit', ''], ...rows])
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  return !figures.some((figure) => verdict(figure) === 'OVER');
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** @param at 0 … 1 */
export function quantile(values: readonly number[], at: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? 0;
}
