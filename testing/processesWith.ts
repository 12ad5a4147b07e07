import { readdir, readFile } from 'node:fs/promises';

/** Numbers of the living processes whose command line contains all of the words; on Linux. */
export async function processesWith(...words: readonly string[]): Promise<number[]> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const commands = await Promise.all(
    numbers.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')),
  );
  return numbers.filter((_, index) => words.every((word) => commands[index]?.includes(word))).map(Number);
}
