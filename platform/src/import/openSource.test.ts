import { expect, test } from 'vitest';
import { dropControls, withoutControls } from './controlCharacters.rules';
import { readGhost } from './formats/ghost.reader';
import { readNinjs } from './formats/ninjs.reader';
import { readerOf } from './openSource.service';

test.each([
  ['<newsItem xmlns="http://iptc.org/std/nar/2006-10-01/">', 'NewsML-G2'],
  ['<?xml version="1.0"?><nar:newsMessage xmlns:nar="http://iptc.org/std/nar/2006-10-01/">', 'NewsML-G2'],
  ['<NewsML><NewsItem/></NewsML>', 'NewsML 1'],
  ['<?xml version="1.0"?><!DOCTYPE nitf SYSTEM "nitf-3-2.dtd"><nitf><head/></nitf>', 'NITF'],
])('[K5] %s – is refused by its name', (head, name) => {
  expect(() => readerOf(head)).toThrow(`${name}, which is not read`);
});

test('[K5] JSON – a Ghost export or anything else – goes to its reader', () => {
  expect(readerOf('{"db":[{"meta":{}}]}')).toBe(readGhost);
  expect(readerOf('{\n "data": {"posts":[]}}')).toBe(readGhost);
  expect(readerOf('{"uri":"a"}')).toBe(readNinjs);
});

test('[K5] control characters – as they are and as references, cut anywhere – are dropped', async () => {
  const text = 'a\u0000b&#11;c&#x1f;d&#x9;e&#931;f&amp;\ufffe\tg&#';
  for (let size = 1; size < text.length; size += 1) {
    async function* parts() {
      for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size);
    }
    let read = '';
    for await (const part of dropControls(parts())) read += part;
    expect(read).toBe('abcd&#x9;e&#931;f&amp;\tg&#');
  }
});

test('[K5] a draft – with NUL and halves of characters in its texts – has none of them afterwards', () => {
  const at = new Date(0);
  expect(withoutControls({ title: 'a\u0000b', tags: ['\ud800c'], at, size: 3 })).toEqual({
    title: 'ab',
    tags: ['c'],
    at,
    size: 3,
  });
});
