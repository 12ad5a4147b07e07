import { importError, reasonOf } from '@platform/fetching/refused';

/** Declared encodings and the ones Chinese newsrooms actually use. */
const LABELS: Readonly<Record<string, string>> = {
  gb2312: 'gb18030',
  gbk: 'gb18030',
  'x-gbk': 'gb18030',
  gb_2312: 'gb18030',
  'gb_2312-80': 'gb18030',
  cp936: 'gb18030',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  utf8: 'utf-8',
};

/** Bytes in which a declaration must stand. */
const HEAD = 1024;

/**
 * The encoding of a text by its mark, the answer's charset, its own declaration, in this order; utf-8 where none says.
 * @throws importError(…) for a name nobody knows.
 */
export function encodingOf(head: Uint8Array, contentType = ''): string {
  const marked = byteOrderMark(head);
  if (marked !== undefined) {
    return marked;
  }
  const declaredCharset = charsetOf(contentType) ?? declared(head) ?? 'utf-8';
  const label = declaredCharset.trim().toLowerCase();
  const name = LABELS[label] ?? label;
  try {
    return new TextDecoder(name).encoding;
  } catch (error) {
    throw importError(`its encoding ${declaredCharset} is not known`, error);
  }
}

function byteOrderMark(head: Uint8Array): string | undefined {
  const [a, b, c] = head;
  if (a === 0xef && b === 0xbb && c === 0xbf) {
    return 'utf-8';
  }
  if (a === 0xff && b === 0xfe) {
    return 'utf-16le';
  }
  if (a === 0xfe && b === 0xff) {
    return 'utf-16be';
  }
  // `<?` in two bytes each, without a mark.
  if (a === 0x3c && b === 0 && c === 0x3f) {
    return 'utf-16le';
  }
  return a === 0 && b === 0x3c && c === 0 ? 'utf-16be' : undefined;
}

function charsetOf(contentType: string): string | undefined {
  return /;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1];
}

function declared(head: Uint8Array): string | undefined {
  const text = new TextDecoder('latin1').decode(head.subarray(0, HEAD));
  const xml = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(text)?.[1];
  const metas = [...text.matchAll(/<meta(\s[^<>]*)/gi)].map(([, attributes = '']) => attributes);
  const first = (attribute: RegExp) => metas.map((one) => attribute.exec(one)?.[1]).find((one) => one);
  const meta = first(/\scharset\s*=\s*["']?([\w.:-]+)/i);
  const declaredCharset = xml ?? meta ?? charsetOf(first(/\bcontent\s*=\s*["']([^"']+)["']/i) ?? '');
  // Text that is readable as single bytes is not UTF-16, even where it is declared so.
  return declaredCharset !== undefined && /^utf-?16/i.test(declaredCharset) ? 'utf-8' : declaredCharset;
}

/** Text of any length, piece by piece. @throws importError(…) where bytes are not of the encoding. */
export async function* decodeStream(
  bytes: AsyncIterable<Uint8Array>,
  contentType = '',
): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let head: Uint8Array = new Uint8Array();
  for await (const part of bytes) {
    if (decoder === undefined) {
      head = new Uint8Array(Buffer.concat([head, part]));
      if (head.length < HEAD) {
        continue;
      }
      decoder = new TextDecoder(encodingOf(head, contentType), { fatal: true });
      yield decodePart(decoder, head, true);
    } else {
      yield decodePart(decoder, part, true);
    }
  }
  if (decoder === undefined) {
    yield decodeBytes(head, contentType);
  } else {
    yield decodePart(decoder, new Uint8Array(), false);
  }
}

/** @throws importError(…) */
export function decodeBytes(bytes: Uint8Array, contentType = ''): string {
  return decodePart(new TextDecoder(encodingOf(bytes, contentType), { fatal: true }), bytes, false);
}

function decodePart(decoder: TextDecoder, bytes: Uint8Array, stream: boolean): string {
  try {
    return decoder.decode(bytes, { stream });
  } catch (error) {
    throw importError(`its bytes are not ${decoder.encoding}: ${reasonOf(error)}`, error);
  }
}
