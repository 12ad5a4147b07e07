import { COUNT_CAP } from '@contract/limits';

/** `999+` for what exceeds the cap (S§5). Beside the other counts it would come with every page. */
export function cappedCount(n: number, cap = COUNT_CAP): string {
  const count = Number.isFinite(n) && n > 0 ? Math.floor(n) : 0;
  return count > cap ? `${cap}+` : String(count);
}
