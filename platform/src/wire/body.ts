import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A part of an answer: text, or the UTF-8 bytes of cached text. */
export type Chunk = string | Uint8Array;

const joinChunks = (chunks: readonly Chunk[]): Buffer =>
  Buffer.concat(chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk)));

export function chunksToText(chunks: readonly Chunk[]): string {
  const [only] = chunks;
  return chunks.length === 1 && typeof only === 'string' ? only : joinChunks(chunks).toString();
}

export type Encoding = 'br' | 'gzip';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Below this many bytes a compressed answer saves no packet. */
const MIN_COMPRESSED_BYTES = 1400;
/** Quick enough for an answer made on demand; window of 256 KB keeps the memory of many small. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/** The encoding to answer in; undefined = as it is. */
export function chooseEncoding(
  accepted: string | string[] | undefined,
  body: { readonly length: number },
): Encoding | undefined {
  if (body.length < MIN_COMPRESSED_BYTES) return undefined;
  const names = String(accepted ?? '');
  return /\bbr\b/.test(names) ? 'br' : /\bgzip\b/.test(names) ? 'gzip' : undefined;
}

/** The bytes of one cached answer, plain and compressed, each made once. */
export class CachedBody {
  #plain: Map<string, Buffer> | undefined;
  #copies: Map<string, Promise<Buffer>> | undefined;

  /** @param name of a text made of the cached value, such as bare or envelope. */
  plain(name: string, make: () => readonly Chunk[]): Buffer {
    this.#plain ??= new Map();
    const known = this.#plain.get(name);
    if (known) return known;
    const made = joinChunks(make());
    this.#plain.set(name, made);
    return made;
  }

  compressed(name: string, plain: Buffer, encoding: Encoding): Promise<Buffer> {
    this.#copies ??= new Map();
    const key = `${name}/${encoding}`;
    const known = this.#copies.get(key);
    if (known) return known;
    const made = encoding === 'br' ? compressBrotli(plain, BROTLI) : compressGzip(plain, { level: 6 });
    this.#copies.set(key, made);
    return made;
  }
}
