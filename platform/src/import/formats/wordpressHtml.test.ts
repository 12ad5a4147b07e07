import { cleanHtml } from '@platform/html/cleanHtml';
import { expect, test } from 'vitest';
import { wordpressHtml } from './wordpressHtml.rules';

const attachments = new Map([
  ['7', { url: 'https://wp.example/7.jpg', caption: 'Seven "7"', alt: 'seven' }],
  ['8', { url: 'https://wp.example/8.jpg', caption: '', alt: 'eight' }],
  ['9', { url: 'https://wp.example/9.mp3', caption: '', alt: '' }],
]);
const read = (content: string, own: string[] = []) =>
  cleanHtml(wordpressHtml(content, { attachments, own }), { baseUrl: 'https://wp.example/p/' });

test('[K5] blank lines of the classic editor part paragraphs, single ones break the line', () => {
  expect(read('one\ntwo\n\nthree <em>x</em>\nfour\n\n<ul>\n\n<li>five</li>\n</ul>').html).toBe(
    '<p>one<br>two</p><p>three <em>x</em><br>four</p><ul><li>five</li></ul>',
  );
});

test('[K5] preformatted text keeps its lines', () => {
  expect(read('a\n\n<pre>b\n\nc</pre>\n\nd').html).toBe('<p>a</p><pre>b\n\nc</pre><p>d</p>');
});

test('[K5] blocks are read without their comments and bring their own paragraphs', () => {
  const text = '<!-- wp:paragraph -->\n<p>a\nb</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:latest-posts /-->';
  expect(read(text).html).toBe('<p>a b</p>');
});

test.each([
  [
    'after the picture',
    '[caption id="a" width="300"]<a href="x"><img src="1.jpg"></a> Under <b>it</b>[/caption]',
    'Under it',
  ],
  ['in its attribute', '[caption caption="Said so"]<img src="1.jpg">[/caption]', 'Said so'],
])('[K5] a caption stands %s', (_, content, caption) => {
  expect(read(`a ${content} b`)).toMatchObject({
    html: '<p>a</p><!--IMAGEARRAY#0--><p>b</p>',
    pictures: [{ src: 'https://wp.example/p/1.jpg', caption }],
  });
});

test('[K5] a gallery shows the pictures it names, or those of its post', () => {
  expect(read('[gallery ids="8, 7,404"]').pictures).toMatchObject([
    { alt: 'eight' },
    { caption: 'Seven "7"' },
  ]);
  expect(read('[gallery columns="2"]', ['7']).pictures).toMatchObject([{ src: 'https://wp.example/7.jpg' }]);
});

test('[K5] sound and film are taken out', () => {
  const body = read(
    '[audio https://wp.example/a.mp3]\n[video mp4="/v.mp4" poster="/p.jpg"][/video][playlist ids="9"]',
  );
  expect(body.html).toBe('<!--VIDEOARRAY#0--><!--VIDEOARRAY#1--><!--VIDEOARRAY#2-->');
  expect(body.media).toMatchObject([
    { kind: 'audio', src: 'https://wp.example/a.mp3' },
    { kind: 'video', src: 'https://wp.example/v.mp4', cover: 'https://wp.example/p.jpg' },
    { kind: 'audio', src: 'https://wp.example/9.mp3' },
  ]);
});

test('[K5] of an embed a link is left, a shortcode written out on purpose stays, unknown brackets are text', () => {
  expect(
    read('a\n\nhttps://tube.example/w?v=1&amp;t=2\n\n[embed]https://x.example/1[/embed] [[gallery]] [1]')
      .html,
  ).toBe(
    '<p>a</p><p><a href="https://tube.example/w?v=1&amp;t=2" rel="noopener nofollow">https://tube.example/w?v=1&amp;t=2</a></p>' +
      '<p><a href="https://x.example/1" rel="noopener nofollow">https://x.example/1</a></p><p>[gallery] [1]</p>',
  );
});

test('[K8] shortcodes open no way in', () => {
  const body = read(
    '[video src="javascript:alert(1)"][audio src=\'x" onerror="alert(1)\'][caption caption="<script>alert(1)</script>"]<img src=x onerror=alert(1)>[/caption]',
  );
  expect(body.html).not.toMatch(/script|onerror/);
  expect(body.media.map((one) => one.src)).toEqual(['https://wp.example/p/x%22%20onerror=%22alert(1)']);
});

test('[K5] a file block brings its link once', () => {
  const block =
    '<!-- wp:file --><div><a href="/a.pdf">Minutes</a><a href="/a.pdf" class="wp-block-file__button wp-element-button" download>Download</a></div>';
  expect(read(block).html).toBe(
    '<p><a href="https://wp.example/a.pdf" rel="noopener nofollow">Minutes</a></p>',
  );
});

test('[K5] shortcodes of plugins – with attributes, an end or a slash – lose their brackets and keep their text', () => {
  const text = '[box color="red"]Ice[/box] on [map id=3] the pass [line/] since [sic] May [1]';
  expect(read(text).html).toBe('<p>Ice on the pass since [sic] May [1]</p>');
});

const raw = (content: string, own: string[] = []) => wordpressHtml(content, { attachments, own });
const seven =
  '<figure><img src="https://wp.example/7.jpg" alt="seven"><figcaption>Seven "7"</figcaption></figure>';
const eight = '<figure><img src="https://wp.example/8.jpg" alt="eight"><figcaption></figcaption></figure>';

test.each([
  ['[gallery ids="7"]', seven],
  ['[gallery ids="7 , 8"]', seven + eight],
  ["[gallery include='8']", eight],
  ['[gallery ids=8]', eight],
  ['[gallery ids = "8"]', eight],
  ['[gallery]', seven],
  ['[gallery ids=""]', seven],
  ['[gallery ids="404"]', ''],
])('[K5] a gallery %s – of a post with picture 7 – is written out', (content, html) => {
  expect(raw(content, ['7'])).toBe(html);
});

test.each([
  ['[audio src="/a.mp3"]', '<audio src="/a.mp3"></audio>'],
  ['[audio mp3="/a.mp3" poster="/p.jpg"][/audio]', '<audio src="/a.mp3"></audio>'],
  ['[audio m4a="/a.m4a"]', '<audio src="/a.m4a"></audio>'],
  ['[audio ogg="/a.ogg" wav="/a.wav"]', '<audio src="/a.ogg"></audio>'],
  ['[audio wav="/a.wav"]', '<audio src="/a.wav"></audio>'],
  ['[audio  https://wp.example/a.mp3 ]', '<audio src="https://wp.example/a.mp3"></audio>'],
  ['[audio xhttps://wp.example/a.mp3]', ''],
  ['[video src="/v" mp4="/w"]', '<video src="/v"></video>'],
  ['[video m4v="/v.m4v"]inner[/video]x', '<video src="/v.m4v"></video>x'],
  ['[video webm="/v.webm"]', '<video src="/v.webm"></video>'],
  ['[video ogv="/v.ogv"]', '<video src="/v.ogv"></video>'],
  ['[video flv="/v.flv" poster="/p.jpg"]', '<video src="/v.flv" poster="/p.jpg"></video>'],
  ['[video]', ''],
  ['[playlist ids="9, 404"]', '<audio src="https://wp.example/9.mp3"></audio>'],
  ['[playlist type="video" ids="9"]', '<video src="https://wp.example/9.mp3"></video>'],
  ['[playlist]', ''],
])('[K5] a player %s – is written out', (content, html) => {
  expect(raw(content)).toBe(html);
});

test.each([
  [
    '[wp_caption]<img src="1.jpg">\nUnder[/wp_caption] [caption]<IMG src="2.jpg"> Two[/caption]',
    '<figure><img src="1.jpg"><figcaption>\nUnder</figcaption></figure> <figure><IMG src="2.jpg"><figcaption> Two</figcaption></figure>',
  ],
  [
    '[caption]<a href="x"> <img src="1.jpg"> </a>Under[/caption]',
    '<figure><a href="x"> <img src="1.jpg"> </a><figcaption>Under</figcaption></figure>',
  ],
  ['[caption]No picture[/caption]', '<figure><figcaption>No picture</figcaption></figure>'],
])('[K5] a caption %j – is written out', (content, html) => {
  expect(raw(content)).toBe(html);
});

const link = (url: string) => `\n\n<p><a href="${url}">${url}</a></p>\n\n`;
test.each([
  ['https://x.example/1', link('https://x.example/1')],
  [' \thttp://x.example/1?a&amp;b \t', link('http://x.example/1?a&amp;b')],
  ['see https://x.example/1', 'see https://x.example/1'],
  ['https://x.example/1 and on', 'https://x.example/1 and on'],
  ['[embed width="4"] https://x.example/1 [/embed]', `\n\n${link('https://x.example/1')}\n\n`],
])('[K5] an address %j – alone on its line – is a link', (content, html) => {
  expect(raw(`<!-- wp: -->\n${content}`)).toBe(`<!-- wp: -->\n${html}`);
});

test.each([
  ['[[gallery ids="7"]]', '&#91;gallery ids="7"&#93;'],
  ['[b][/b] [b] [c]', '  [c]'],
  ['[map id=\'3\'] [map 3] [map "3"] [map a=b c="d"] [line /] [1 a=b]', ' [map 3]    [1 a=b]'],
  ['[/b] [B]', ' [B]'],
])('[K5] brackets %s – are left where they are the author’s own', (content, html) => {
  expect(raw(content)).toBe(html);
});

test.each([
  ['a\r\nb\rc', 'a<br>b<br>c'],
  ['a \n\t\n \n b', 'a <div></div>b'],
  ['a \n <b>b</b> \n <i>c</i>\nd', 'a<br> <b>b</b><br> <i>c</i><br>d'],
  ['a\n<p>b</p>\nc', 'a\n<p>b</p>\nc'],
  ['<u>a</u>\n<p>b</p>', '<u>a</u>\n<p>b</p>'],
  ['a\n\n<script>b\n\nc</script>\n\nd', 'a<div></div><script>b\n\nc</script><div></div>d'],
  ['<PRE class="x">a\nb</PRE>c\nd', '<PRE class="x">a\nb</PRE>c<br>d'],
  ['<presto>a\nb', '<presto>a<br>b'],
])('[K5] line ends of %j – break lines and part paragraphs', (content, html) => {
  expect(raw(content)).toBe(html);
});
