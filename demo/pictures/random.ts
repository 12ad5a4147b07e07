/** Deterministic randomness: the same text always gives the same sequence, on every machine. */
export interface Random {
  /** 0 ≤ value < 1 */
  next(): number;
  between(low: number, high: number): number;
  /** Whole number, both ends included. */
  int(low: number, high: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
  chance(probability: number): boolean;
}

function hash(text: string): number {
  let value = 2166136261;
  for (const char of text) {
    value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16777619);
  }
  return value >>> 0;
}

export function seeded(text: string): Random {
  let state = hash(text);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (probability) => next() < probability,
  };
}

/** Smooth one-dimensional noise in −1…1, for ridges and shores. */
export function noiseLine(r: Random): (x: number) => number {
  const table = Array.from({ length: 64 }, () => r.between(-1, 1));
  return (x) => {
    const cell = Math.floor(x);
    const t = x - cell;
    const a = table[((cell % 64) + 64) % 64] ?? 0;
    const b = table[(((cell + 1) % 64) + 64) % 64] ?? 0;
    return a + (b - a) * t * t * (3 - 2 * t);
  };
}
