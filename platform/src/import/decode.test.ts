import { expect, test } from 'vitest';
import { DAMAGED, damageIn, decodeBytes, decodeStream, encodingOf } from './decode.rules';

/** 中文 in several encodings. */
const GBK = [0xd6, 0xd0, 0xce, 0xc4];
const BIG5 = [0xa4, 0xa4, 0xa4, 0xe5];
const SJIS = [0x92, 0x86, 0x95, 0xb6];
const latin = (text: string) => [...text].map((one) => one.charCodeAt(0));
const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? latin(part) : part)));

test.each([
  ['gb2312', GBK],
  ['GBK', GBK],
  ['gb18030', GBK],
  ['big5', BIG5],
  ['Shift_JIS', SJIS],
])('[K5] a declaration of %s is believed', (name, written) => {
  expect(decodeBytes(bytes(`<?xml version="1.0" encoding="${name}"?><a>`, written, '</a>'))).toContain(
    '<a>中文</a>',
  );
});

test('[K5] the charset of the answer comes before the declaration', () => {
  const text = bytes('<?xml version="1.0" encoding="utf-8"?>', GBK);
  expect(decodeBytes(text, 'text/xml; charset="gb2312"')).toContain('中文');
});

test('[K5] a mark at the start comes before all', () => {
  expect(decodeBytes(bytes([0xef, 0xbb, 0xbf], 'a'), 'text/xml; charset=gbk')).toBe('a');
  expect(decodeBytes(bytes([0xff, 0xfe, 0x2d, 0x4e, 0x87, 0x65]))).toBe('中文');
  expect(decodeBytes(bytes([0xfe, 0xff, 0x4e, 0x2d, 0x65, 0x87]))).toBe('中文');
});

test('[K5] a page says its charset in a meta tag', () => {
  expect(encodingOf(bytes('<html><meta charset=gbk>'))).toBe('gb18030');
  expect(encodingOf(bytes('<meta http-equiv="Content-Type" content="text/html; charset=big5">'))).toBe(
    'big5',
  );
});

test('[K5] a declaration of utf-16 in single bytes is not believed', () => {
  expect(decodeBytes(bytes('<?xml version="1.0" encoding="utf-16"?><a/>'))).toContain('<a/>');
});

test('[K5] iso-8859-1 is read', () => {
  expect(decodeBytes(bytes('<?xml version="1.0" encoding="iso-8859-1"?>caf', [0xe9]))).toContain('café');
});

test('[K5] bytes that are not of their encoding – are marked, and the words around them named', () => {
  const text = decodeBytes(bytes('<a>ok ', [0xff], ' x</a>'));
  expect(text).toBe(`<a>ok ${DAMAGED} x</a>`);
  expect(damageIn(text)).toContain('at “<a>ok \ufffd x</a>”');
  expect(damageIn('<a>')).toBeUndefined();
  expect(decodeBytes(bytes('<a>', GBK, '</a>'))).toContain(DAMAGED);
  expect(() => decodeBytes(bytes('a'), 'text/xml; charset=klingon')).toThrow('encoding klingon is not known');
});

test('[K5] a replacement character – that the source wrote itself – is no damage', () => {
  expect(decodeBytes(bytes('a', [0xef, 0xbf, 0xbd]))).toBe('a\ufffd');
});

test('[K5] an encoding that the caller names – stands above charset and declaration, below the mark', () => {
  expect(
    decodeBytes(bytes('<?xml version="1.0" encoding="utf-8"?>', GBK), 'a; charset=utf-8', 'GBK'),
  ).toContain('中文');
  expect(decodeBytes(bytes([0xef, 0xbb, 0xbf], 'a'), '', 'gbk')).toBe('a');
});

test('[K5] a long text is read in pieces that part characters', async () => {
  const whole = `<?xml version="1.0"?>${'桑多'.repeat(3000)}`;
  const encoded = new TextEncoder().encode(whole);
  async function* pieces() {
    for (let from = 0; from < encoded.length; from += 101) {
      yield encoded.subarray(from, from + 101);
    }
  }
  const read: string[] = [];
  for await (const part of decodeStream(pieces())) {
    read.push(part);
  }
  expect(read.join('')).toBe(whole);
  expect(read.length).toBeGreaterThan(100);
});

test.each(['windows-1252', 'ISO-8859-1', 'latin1'])(
  '[K5] a text declared as %s – €, quotation marks and dashes beyond ASCII – keeps each, whole and in pieces',
  async (name) => {
    const text = bytes(`<?xml version="1.0" encoding="${name}"?><a>`, [0x80, 0x93, 0x94, 0x96, 0xe9], '</a>');
    expect(decodeBytes(text)).toContain('<a>€“”–é</a>');
    async function* pieces() {
      yield text.subarray(0, -9);
      yield bytes('x'.repeat(2000), [0x80]);
      yield text.subarray(-9);
    }
    let read = '';
    for await (const part of decodeStream(pieces(), '', name)) read += part;
    expect(read).toContain('x€');
    expect(read).toContain('€“”–é</a>');
  },
);
