/** `k`: 1k+ from a thousand, 1w+ from ten thousand. `wan`: figures up to 9999, then ten-thousands with 万. */
export type CountStyle = 'k' | 'wan';

/** Unset integers of the wire arrive as a huge negative number (wire W16): they count as nothing. */
const whole = (n: number) => (Number.isFinite(n) && n > 0 ? Math.floor(n) : 0);

/** How a count is shown (specification §5). Never rounded up: 1999 is `1k+`, 19999 is `1.9万`. */
export function countText(n: number, { style = 'k' }: { style?: CountStyle } = {}): string {
  const count = whole(n);
  if (style === 'wan') {
    if (count < 10_000) return String(count);
    const tenths = Math.floor(count / 1000);
    return `${tenths < 1000 ? tenths / 10 : Math.floor(tenths / 10)}万`;
  }
  if (count < 1000) return String(count);
  return count < 10_000 ? `${Math.floor(count / 1000)}k+` : `${Math.floor(count / 10_000)}w+`;
}

/** `999+` for what exceeds the cap (specification §5). */
export function cappedCount(n: number, cap = 999): string {
  const count = whole(n);
  return count > cap ? `${cap}+` : String(count);
}
