/** A number in units: one decimal below a hundred, never rounded up. */
export function ofUnit(n: number, unit: number, point: string): string {
  const tenths = Math.floor((n * 10) / unit);
  const whole = Math.floor(tenths / 10);
  return tenths >= 1000 || tenths % 10 === 0 ? String(whole) : `${whole}${point}${tenths % 10}`;
}
