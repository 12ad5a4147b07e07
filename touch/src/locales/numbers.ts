/** 1234567 → `1,234,567`. */
export const grouped = (n: number, mark: string): string => String(n).replace(/\B(?=(\d{3})+$)/g, mark);

/** How many of a unit: one decimal below a hundred of them, never rounded up. */
export function ofUnit(n: number, unit: number, point: string): string {
  const tenths = Math.floor((n * 10) / unit);
  const whole = Math.floor(tenths / 10);
  return tenths >= 1000 || tenths % 10 === 0 ? String(whole) : `${whole}${point}${tenths % 10}`;
}

export const thousands = (n: number): number => Math.floor(n / 1000);
