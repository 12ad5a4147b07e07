import { expect, test } from 'vitest';
import { type Embedded, oEmbed } from './oembed.document';

const provider = { name: '澜川', url: 'home', lang: 'zh' };
const page: Embedded = {
  url: 'u',
  title: '<b>题</b> "一"',
  text: '正[=x1]文[=/x1]',
  author: '<i>者</i>',
  picture: 'p',
};
const video = { url: 'v.mp4', width: 640, height: 360 };
const NONE = Number.POSITIVE_INFINITY;
const shown = (
  one: Partial<Embedded>,
  width = NONE,
  height = NONE,
): { type: string; width?: number; height?: number; html: string } =>
  ({ html: '', ...oEmbed({ ...page, ...one }, provider, { width, height }) }) as never;
const size = (...of: Parameters<typeof shown>) => {
  const { type, width, height } = shown(...of);
  return [type, width, height];
};

test('a page that others show – with marks, tags and quotes – is plain words and safe HTML', () => {
  expect(oEmbed(page, provider, { width: NONE, height: NONE })).toEqual({
    ...{ version: '1.0', type: 'rich', width: 600, height: 488, title: '题 "一"', author_name: '者' },
    ...{ provider_name: '澜川', provider_url: 'home', cache_age: 600 },
    html: '<blockquote cite="u" lang="zh"><a href="u"><img src="p" alt="" width="600" height="338" style="object-fit:cover"><br><b>题 &#34;一&#34;</b></a><p>正文</p><p>澜川</p></blockquote>',
  });
  expect(oEmbed({ ...page, author: '' }, provider, { width: NONE, height: NONE })).not.toHaveProperty(
    'author_name',
  );
});

test.each([
  { name: 'exactly the narrowest', width: 200, height: NONE, gives: ['rich', 200, 263] },
  { name: 'a pixel narrower', width: 199, height: NONE, gives: ['link', undefined, undefined] },
  { name: 'exactly the lowest with a picture', width: 200, height: 263, gives: ['rich', 200, 263] },
  { name: 'a pixel lower', width: 200, height: 262, gives: ['rich', 200, 150] },
  { name: 'exactly the lowest', width: 600, height: 150, gives: ['rich', 600, 150] },
  { name: 'too low', width: 600, height: 149, gives: ['link', undefined, undefined] },
  { name: 'wider', width: 601, height: NONE, gives: ['rich', 600, 488] },
])('a card in $name – fits, or is a link', ({ width, height, gives }) => {
  expect(size({}, width, height)).toEqual(gives);
});

test.each([
  { name: 'its own', width: 640, height: 360, gives: ['video', 640, 360] },
  { name: 'more room', width: NONE, height: NONE, gives: ['video', 640, 360] },
  { name: 'half the width', width: 320, height: NONE, gives: ['video', 320, 180] },
  { name: 'a third of the height', width: NONE, height: 120, gives: ['video', 213, 120] },
  { name: 'no room', width: 1, height: 1, gives: ['link', undefined, undefined] },
])('a video of $name – keeps its shape and is no larger', ({ width, height, gives }) => {
  expect(size({ video }, width, height)).toEqual(gives);
});

test('a video – without a size, with a picture, without – is a card, or has its picture', () => {
  expect(size({ video: { ...video, width: 0 } })[0]).toBe('rich');
  expect(size({ video: { ...video, height: 0 } })[0]).toBe('rich');
  expect(shown({ video }).html).toBe(
    '<video controls preload="none" width="640" height="360" poster="p" src="v.mp4" title="题 &#34;一&#34;"></video>',
  );
  expect(shown({ video, picture: '' }).html).not.toContain('poster');
  expect(size({ picture: '' })).toEqual(['rich', 600, 150]);
});

test('words of a card – of exactly as many characters, of one more – are cut with a sign', () => {
  const words = (length: number) => /<p>(😀*…?)<\/p>/u.exec(shown({ text: '😀'.repeat(length) }).html)?.[1];
  expect([words(120), words(121)]).toEqual(['😀'.repeat(120), `${'😀'.repeat(120)}…`]);
});
