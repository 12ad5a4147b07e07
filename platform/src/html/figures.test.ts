import { expect, test } from 'vitest';
import { cleanHtml } from './cleanHtml';

const clean = (html: string) => cleanHtml(html, { baseUrl: 'https://news.example/a/' });

test.each([
  ['<img data-original="/o.jpg" src="/s.gif">', '/o.jpg'],
  ['<img data-lazy-src="/l.jpg" src="/s.gif">', '/l.jpg'],
  ['<img data-src="javascript:1" src="/s.jpg">', '/s.jpg'],
])('[K5] a picture that loads late %s – keeps its real address %s', (html, path) => {
  expect(clean(html).pictures).toMatchObject([{ src: `https://news.example${path}` }]);
});

test.each([
  ['width="0" height="20"', { height: 20 }],
  ['width="100%" height=" 20px "', { height: 20 }],
  ['width="99999" height="100000"', { width: 99_999 }],
  ['width="x20" height="20em"', {}],
])('[wire S2] a picture with %s – has the size %j', (attributes, size) => {
  expect(clean(`<img src="/a.jpg" ${attributes} alt=" Two \n boats ">`).pictures).toEqual([
    { src: 'https://news.example/a.jpg', caption: '', alt: 'Two boats', ...size },
  ]);
});

test.each(['width="1"', 'height="1"'])('[K5] a picture one pixel wide or high, %s – is left out', (size) => {
  expect(clean(`a<img src="/a.jpg" ${size}>`)).toMatchObject({ html: '<p>a</p>', pictures: [] });
});

test.each([
  [
    '<figure><img src="/1"><figcaption>one</figcaption></figure><figure><img src="/2"></figure>',
    '<!--IMAGEARRAY#0--><!--IMAGEARRAY#1-->',
    ['one', ''],
  ],
  [
    '<figure><figcaption>a<br>b</figcaption><img src="/1"><figcaption> c </figcaption></figure>',
    '<!--IMAGEARRAY#0-->',
    ['a b c'],
  ],
  [
    '<figure><figure><img src="/1"><figcaption>in</figcaption></figure><figcaption>out</figcaption></figure>',
    '<!--IMAGEARRAY#0--><p>out</p>',
    ['in'],
  ],
  [
    '<figure><img src="/1"><video src="/v"></video><figcaption>both</figcaption></figure>d',
    '<!--IMAGEARRAY#0--><!--VIDEOARRAY#0--><p>both</p><p>d</p>',
    [''],
  ],
  [
    '<figure><table><tr><td>1</td></tr></table><figcaption>t</figcaption></figure>',
    '<table><tr><td>1</td></tr></table><p>t</p>',
    [],
  ],
  ['<figcaption>alone</figcaption>a', '<p>alone</p><p>a</p>', []],
  ['a<figure></figure>b', '<p>a</p><p>b</p>', []],
])('[wire S2] captions of %s – stand where they belong', (html, text, captions) => {
  const body = clean(html);
  expect(body.html).toBe(text);
  expect(body.pictures.map(({ caption }) => caption)).toEqual(captions);
});

test.each([
  ['<audio src="/a.mp3">words</audio>', [{ kind: 'audio', src: 'https://news.example/a.mp3', cover: '' }]],
  [
    '<video src="/v"><source src="/w"><audio src="/x"></audio></video>',
    [{ kind: 'video', src: 'https://news.example/v', cover: '' }],
  ],
  [
    '<video poster="javascript:1"><source src="javascript:1"><source src="/w"></video>',
    [{ kind: 'video', src: 'https://news.example/w', cover: '' }],
  ],
  ['<video></video>', []],
  ['<source src="/w">', []],
])('[wire S2] media of %s – are taken out', (html, media) => {
  const body = clean(html);
  expect(body.media).toEqual(media);
  expect(body.html).toBe(media.length > 0 ? '<!--VIDEOARRAY#0-->' : '');
});

test.each([
  ['<iframe src="//play.example/1"></iframe>', 'play.example'],
  ['<iframe src="//play.example/1" title=" The \n film "></iframe>', 'The film'],
])('[K5] a frame %s – is a link with the words “%s”', (html, words) => {
  expect(clean(`a${html}`).html).toBe(
    `<p>a</p><p class="player"><a href="https://play.example/1" rel="noopener nofollow">${words}</a></p>`,
  );
});

test('[K5] a frame – of our own site or without an address – is left out', () => {
  expect(cleanHtml('a<iframe src="/own"></iframe><iframe></iframe>b').html).toBe('<p>ab</p>');
});

test('[wire S2] placeholders – of pictures and media that a body has – stay, new ones are counted on', () => {
  const text =
    '<!--IMAGEARRAY#1--><!--IMAGEARRAY#2--><!--VIDEOARRAY#0--><!--VIDEOARRAY#1--><slot name="IMAGEx"></slot><slot></slot><img src="/a"><video src="/v"></video>';
  expect(cleanHtml(text, { placed: { pictures: 2, media: 1 } }).html).toBe(
    '<!--IMAGEARRAY#1--><!--VIDEOARRAY#0--><!--IMAGEARRAY#2--><!--VIDEOARRAY#1-->',
  );
});
