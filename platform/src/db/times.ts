/** Number of times that each number occurs. */
export function timesOf(numbers: readonly number[]): Map<number, number> {
  const times = new Map<number, number>();
  for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1);
  return times;
}
