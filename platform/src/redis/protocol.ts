/** A reply of RESP 2. */
export type Reply = string | number | null | ReplyError | readonly Reply[];

/** The server refused a command. */
export class ReplyError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ReplyError';
  }
}

/** A command as bytes: an array of bulk strings. */
export const commandBytes = (words: readonly string[]): Buffer =>
  Buffer.from(
    `*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}`,
  );

interface Read {
  readonly reply: Reply;
  /** Place of the byte after it. */
  readonly end: number;
}

const END = '\r\n';

function readArray(bytes: Buffer, length: number, start: number): Read | undefined {
  if (length < 0) return { reply: null, end: start };
  const replies: Reply[] = [];
  let end = start;
  while (replies.length < length) {
    const next = readReply(bytes, end);
    if (!next) return undefined;
    replies.push(next.reply);
    end = next.end;
  }
  return { reply: replies, end };
}

function readBulk(bytes: Buffer, length: number, start: number): Read | undefined {
  if (length < 0) return { reply: null, end: start };
  const end = start + length + END.length;
  return end > bytes.length ? undefined : { reply: bytes.toString('utf8', start, start + length), end };
}

/** The reply that begins at `start`; undefined until all of it is there. @throws Error for bytes that are none */
export function readReply(bytes: Buffer, start = 0): Read | undefined {
  const lineEnd = bytes.indexOf(END, start);
  if (lineEnd < 0) return undefined;
  const text = bytes.toString('utf8', start + 1, lineEnd);
  const end = lineEnd + END.length;
  switch (String.fromCharCode(bytes[start] ?? 0)) {
    case '+':
      return { reply: text, end };
    case '-':
      return { reply: new ReplyError(text), end };
    case ':':
      return { reply: Number(text), end };
    case '$':
      return readBulk(bytes, Number(text), end);
    case '*':
      return readArray(bytes, Number(text), end);
    default:
      throw new Error('the server does not speak the Redis protocol');
  }
}
