import { expect, test } from 'vitest';
import { DAMAGED, decodeBytes, decodeStream, encodingOf } from './decode.rules';

const bytesOf = (text: string) => Uint8Array.from(text, (one) => one.charCodeAt(0));

test.each([
  ['<?xml version="1.0" encoding="gbk"?>', 'gb18030'],
  ["\n <?XML version='1.0' ENCODING = 'gb_2312-80' ?>", 'gb18030'],
  ['<?xml version="1.0" encoding=gbk?>', 'utf-8'],
  ['a<?xml version="1.0" encoding="gbk"?>', 'utf-8'],
  ['<?xml version="1.0" myencoding="gbk"?>', 'utf-8'],
  ['<?xml version="1.0"?><a encoding="gbk">', 'utf-8'],
  ['<?xml version="1.0" encoding="utf8"?>', 'utf-8'],
  ['<?xml version="1.0" encoding="ascii"?>', 'utf-8'],
  ['<?xml version="1.0" encoding="us-ascii"?>', 'utf-8'],
  ['<?xml version="1.0" encoding="cp936"?>', 'gb18030'],
  ['<?xml version="1.0" encoding="x-gbk"?>', 'gb18030'],
  ['<?xml version="1.0" encoding="GB_2312"?>', 'gb18030'],
  ['<?xml version="1.0" encoding="UTF16"?>', 'utf-8'],
  ['<?xml version="1.0" encoding="utf-16le"?>', 'utf-8'],
  ['<meta charset="big5">', 'big5'],
  ["<META name=a charset = 'big5'>", 'big5'],
  ['<meta name="charset"><p charset=big5>', 'utf-8'],
  ['<meta datacharset=big5>', 'utf-8'],
  ['<meta content = "text/html;charset = big5">', 'big5'],
  ["<meta http-equiv='Content-Type' content= 'text/html; charset=big5' >", 'big5'],
  ['<meta http-equiv="a"><p content="; charset=big5">', 'utf-8'],
  ['<meta content=text/html;charset=big5>', 'utf-8'],
  [`${' '.repeat(1023)}<meta charset=big5>`, 'utf-8'],
  [`${' '.repeat(1005)}<meta charset=big5>`, 'big5'],
  ['', 'utf-8'],
])('[K5] a text that begins %j – without a mark or a charset – is %s', (head, encoding) => {
  expect(encodingOf(bytesOf(head))).toBe(encoding);
});

test.each([
  ['text/xml;charset=gbk', 'gb18030'],
  ["text/xml; CHARSET = 'big5'", 'big5'],
  ['text/xml charset=gbk', 'utf-8'],
  ['text/xml; charset=', 'utf-8'],
  ['', 'utf-8'],
])('[K5] an answer of %j – without a declaration – is %s', (contentType, encoding) => {
  expect(encodingOf(bytesOf('<a/>'), contentType)).toBe(encoding);
});

test.each([
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0x3c, 0, 0x3f, 0], 'utf-16le'],
  [[0, 0x3c, 0, 0x3f], 'utf-16be'],
  [[0xef, 0xbb, 0], 'gb18030'],
  [[0xef, 0, 0xbf], 'gb18030'],
  [[0, 0xbb, 0xbf], 'gb18030'],
  [[0xff, 0], 'gb18030'],
  [[0, 0xfe], 'gb18030'],
  [[0xfe, 0], 'gb18030'],
  [[0, 0xff], 'gb18030'],
  [[0x3c, 0, 0x21], 'gb18030'],
  [[0x3c, 0x20, 0x3f], 'gb18030'],
  [[0x20, 0, 0x3f], 'gb18030'],
  [[0, 0x3c, 0x20], 'gb18030'],
  [[0, 0x20, 0], 'gb18030'],
  [[0x20, 0x3c, 0], 'gb18030'],
])('[K5] bytes that begin %j – in an answer of GBK – are %s', (head, encoding) => {
  expect(encodingOf(Uint8Array.from(head), 'text/xml; charset=gbk')).toBe(encoding);
});

async function read(parts: readonly Uint8Array[], contentType?: string): Promise<string[]> {
  async function* all() {
    yield* parts;
  }
  const found: string[] = [];
  for await (const text of decodeStream(all(), contentType)) found.push(text);
  return found;
}

test('[K5] a short text – in several parts – is read at its end, as one', async () => {
  expect(await read([bytesOf('<a>'), Uint8Array.of(0xd6), Uint8Array.of(0xd0)], 'a; charset=gbk')).toEqual([
    '<a>中',
  ]);
  expect(await read([])).toEqual(['']);
});

test('[K5] a long text – its first 1,024 bytes in parts – is read from there on part by part', async () => {
  const declaration = '<?xml version="1.0" encoding="gbk"?>'.padEnd(1023);
  const head = bytesOf(declaration);
  const texts = await read([head, Uint8Array.of(0xd6), Uint8Array.of(0xd0, 0xce), Uint8Array.of(0xc4)]);
  expect(texts.join('')).toBe(`${declaration}中文`);
  expect(texts).toHaveLength(4);
});

test('[K5] a text – that ends within a character or holds a wrong byte – is marked there, however long', async () => {
  const long = bytesOf('a'.repeat(2_000));
  expect(decodeBytes(Uint8Array.of(0xe4, 0xb8))).toBe(DAMAGED);
  expect((await read([long, Uint8Array.of(0xe4, 0xb8)])).join('')).toBe(`${'a'.repeat(2_000)}${DAMAGED}`);
  expect((await read([long, Uint8Array.of(0xff, 0x61)])).join('')).toBe(`${'a'.repeat(2_000)}${DAMAGED}a`);
});
