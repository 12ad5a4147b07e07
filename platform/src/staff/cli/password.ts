import { createInterface, type Interface } from 'node:readline/promises';
import { Writable } from 'node:stream';

let piped: { readonly reading: Interface; readonly lines: AsyncIterator<string> } | undefined;

/** The next line that is piped in; '' after the last. */
async function nextLine(): Promise<string> {
  if (!piped) {
    const reading = createInterface({ input: process.stdin });
    piped = { reading, lines: reading[Symbol.asyncIterator]() };
  }
  const line = await piped.lines.next();
  return line.done ? '' : line.value;
}

/** Nothing more is asked: whoever holds the pipe open holds up nothing. */
export const closeInput = (): void => piped?.reading.close();

/** Typed without being seen, or a line of what is piped in. */
export async function askPassword(prompt: string): Promise<string> {
  if (!process.stdin.isTTY) return nextLine();
  process.stderr.write(prompt);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reading = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await reading.question('');
  } finally {
    reading.close();
    process.stderr.write('\n');
  }
}
