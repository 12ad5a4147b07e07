import { expect, test } from 'vitest';
import { firstScreenEnd } from './firstScreenEnd';

const AREA = 390 * 600;
const paragraph = `<p>${'路修通以后，村里人说话的口气都变了。'.repeat(5)}</p>`;
const picture = '<figure><a data-picture="0"><img src="/a.jpg" alt=""></a></figure>';
const firstOf = (body: string) => body.slice(0, firstScreenEnd(body, AREA));

test('[F4] the first screen of a text – of many blocks – ends after a whole block, and fills the window', () => {
  const body = paragraph.repeat(40);
  const first = firstOf(body);
  expect(first.length % paragraph.length).toBe(0);
  expect(first.length / paragraph.length).toBeGreaterThan(4);
  expect(first.length / paragraph.length).toBeLessThan(10);
  expect(firstOf(picture.repeat(40)).length).toBeLessThan(picture.length * 8);
});

test('[F4] the first screen of a text – blocks within blocks – is not cut inside one', () => {
  const quote = `<blockquote>${paragraph.repeat(12)}<p>末<br>尾</p></blockquote>`;
  expect(firstOf(`${quote}<!-- </p> -->${paragraph}`)).toBe(quote);
});

test.each([
  ['short', paragraph],
  ['empty', ''],
  ['of text alone', '字'.repeat(5000)],
  ['not closed in order', `<div><p>${'字'.repeat(5000)}</div></p>${paragraph}`],
])('[F4] the first screen of a text – %s – is the whole text', (_, body) => {
  expect(firstOf(body)).toBe(body);
});
