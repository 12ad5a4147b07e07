import { importError } from '@platform/fetching/refused';

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
 * The encoding of a text by its mark, the name that the caller gives, the answer's charset, its own declaration, in this order;
 * utf-8 where none says.
 * @throws importError(…) for a name nobody knows.
 */
export function encodingOf(head: Uint8Array, contentType = '', named?: string): string {
  const marked = byteOrderMark(head);
  if (marked !== undefined) {
    return marked;
  }
  const name = named ?? charsetOf(contentType) ?? declared(head) ?? 'utf-8';
  const encoding = knownEncoding(name);
  if (encoding === undefined) throw importError(`its encoding ${name} is not known`);
  return encoding;
}

/** The encoding that a name of the web means; undefined for a name nobody knows. */
export function knownEncoding(name: string): string | undefined {
  const label = name.trim().toLowerCase();
  try {
    return new TextDecoder(LABELS[label] ?? label).encoding;
  } catch {
    return undefined;
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

/** Stands in the text for bytes that are not of its encoding; no text holds this character. */
export const DAMAGED = '\ufdd0';
const REPLACEMENT = '\ufffd';

/**
 * Text of any length, piece by piece; `DAMAGED` stands where bytes are not of the encoding.
 * @param named encoding that the caller names; it stands above what the source declares
 * @throws importError(…) for a declared encoding that nobody knows
 */
export async function* decodeStream(
  bytes: AsyncIterable<Uint8Array>,
  contentType = '',
  named?: string,
): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let head: Uint8Array = new Uint8Array();
  for await (const part of bytes) {
    if (decoder === undefined) {
      head = new Uint8Array(Buffer.concat([head, part]));
      if (head.length < HEAD) {
        continue;
      }
      decoder = new TextDecoder(encodingOf(head, contentType, named));
      yield decodePart(decoder, head, true);
    } else {
      yield decodePart(decoder, part, true);
    }
  }
  yield decoder === undefined
    ? decodeBytes(head, contentType, named)
    : decodePart(decoder, new Uint8Array(), false);
}

/** A short text, as `decodeStream` reads a long one. */
export function decodeBytes(bytes: Uint8Array, contentType = '', named?: string): string {
  return decodePart(new TextDecoder(encodingOf(bytes, contentType, named)), bytes, false);
}

/** The decoder writes the same sign for wrong bytes as for one that the source wrote itself. */
function decodePart(decoder: TextDecoder, bytes: Uint8Array, stream: boolean): string {
  // at the end of a text Node 20 reads windows-1252 as Latin-1, and loses €, quotation marks and dashes
  const text = decoder.decode(bytes, { stream: stream || decoder.encoding === 'windows-1252' });
  if (!text.includes(REPLACEMENT)) return text;
  const written = decoder.encoding === 'utf-8' ? Buffer.from(bytes).toString('latin1').split('ï¿½') : [''];
  return text.split(REPLACEMENT).length > written.length ? text.replaceAll(REPLACEMENT, DAMAGED) : text;
}

/** Why a text with `DAMAGED` in it is not taken, with the words around the place; undefined for a whole text. */
export function damageIn(text: string): string | undefined {
  const at = text.indexOf(DAMAGED);
  if (at < 0) return undefined;
  const around = text.slice(Math.max(0, at - 12), at + 12).replaceAll(DAMAGED, REPLACEMENT);
  return `bytes are not of its encoding, at “${around.replace(/\s+/g, ' ').trim()}” (--encoding names another)`;
}
