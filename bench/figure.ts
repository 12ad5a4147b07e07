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

function verdict({ value, max, min }: Figure): string {
  if (max === undefined && min === undefined) return '';
  const over = (max !== undefined && value > max) || (min !== undefined && value < min);
  return over ? 'OVER' : 'ok';
}

function limitOf({ max, min, unit }: Figure): string {
  if (max !== undefined) return `≤ ${text(max)} ${unit}`;
  return min === undefined ? '–' : `≥ ${text(min)} ${unit}`;
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
