import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Below this many characters a compressed answer saves no packet. */
const WORTH_IT = 1400;
/** Quick enough for an answer made on demand; window of 256 KB keeps the memory of many small. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** The encoding to answer in; undefined = as it is. */
export function encodingFor(accepted: string | string[] | undefined, text: string): Encoding | undefined {
  if (text.length < WORTH_IT) return undefined;
  const names = String(accepted ?? '');
  return /\bbr\b/.test(names) ? 'br' : /\bgzip\b/.test(names) ? 'gzip' : undefined;
}

/** Compressed copies of one kept text, each made once. */
export class Compressed {
  readonly #copies = new Map<string, Promise<Buffer>>();

  /** @param name tells apart the texts made of one kept value, such as bare and envelope. */
  of(name: string, text: string, encoding: Encoding): Promise<Buffer> {
    const key = `${name}/${encoding}`;
    const known = this.#copies.get(key);
    if (known) return known;
    const made = encoding === 'br' ? compressBrotli(text, BROTLI) : compressGzip(text, { level: 6 });
    this.#copies.set(key, made);
    return made;
  }
}
