/** How often each number is there, by number. */
export function timesOf(numbers: readonly number[]): Map<number, number> {
  const times = new Map<number, number>();
  for (const number of numbers) times.set(number, (times.get(number) ?? 0) + 1);
  return times;
}
