import { expect, test } from 'vitest';
import { cleanHtml } from './cleanHtml';
import { escapeAttribute, escapeText } from './tokens';

test.each([
  ['<h5>a</h5><h4>b</h4>', '<h4>a</h4><h4>b</h4>'],
  ['<del>a</del><strike>b</strike><ins>c</ins>', '<p><s>a</s><s>b</s><u>c</u></p>'],
  ['<kbd>a</kbd><samp>b</samp><tt>c</tt>', '<p><code>a</code><code>b</code><code>c</code></p>'],
  ['<cite>a</cite><var>b</var>', '<p><i>a</i><i>b</i></p>'],
  ['<q>a</q>', '<p>“a”</p>'],
  ['a<hr>b<hr/>', '<p>a</p><hr><p>b</p><hr>'],
  ['<section>a</section><nav>b</nav>c', '<p>a</p><p>b</p><p>c</p>'],
])('[K5] elements of %s – are kept under the names %s', (html, written) => {
  expect(cleanHtml(html).html).toBe(written);
});

test.each([
  ['<object>x</object>a<applet>x</applet>', '<p>a</p>'],
  ['<button>x</button>a<select><option>x</option></select>', '<p>a</p>'],
  ['<canvas>x</canvas>a<title>x</title><math>x</math>', '<p>a</p>'],
  ['a\u0000\u0008\u000b\u001f\u007f\ufdd0\uffffb', '<p>ab</p>'],
  ['a\ud800b', '<p>a\ufffdb</p>'],
])('[K8] parts of %j – that nobody wrote for readers – go', (html, written) => {
  expect(cleanHtml(html).html).toBe(written);
});

test.each([
  ['<p>a<br>b<br><br><br>c</p>', '<p>a<br>b</p><p>c</p>'],
  ['<p>a<br></p><p><br>b</p>', '<p>a</p><p>b</p>'],
  ['<li>a<br><br><br>b', '<p>a</p><p>b</p>'],
  ['<ul><li>a<br><br><br>b', '<ul><li>a<br><br>b</li></ul>'],
  ['<ul><li>a<p>b</p>c</ul>', '<ul><li>a<p>b</p>c</li></ul>'],
  ['<h2>a<br><br>b</h2>', '<h2>a<br><br>b</h2>'],
  ['<pre>a<br>b <b>c</b>\n\n</pre>d', '<pre>a\nb <b>c</b></pre><p>d</p>'],
  ['<pre>\n \n</pre>a', '<p>a</p>'],
  ['<h2>a<p>b</p></h2>', '<h2>a<br>b</h2>'],
  ['<p>a<h2>b</h2>c</p>', '<p>a</p><h2>b</h2><p>c</p>'],
])('[K5] line breaks of %s – break lines and part paragraphs', (html, written) => {
  expect(cleanHtml(html).html).toBe(written);
});

test.each([
  [
    '<blockquote>a<blockquote>b</blockquote></blockquote>c',
    '<blockquote><p>a</p><blockquote><p>b</p></blockquote></blockquote><p>c</p>',
  ],
  ['<ol start="3"><li>a<ul><li>b</ul></ol>', '<ol start="3"><li>a<ul><li>b</li></ul></li></ol>'],
  ['<ul><li>a<img src="/1">b</ul>', '<ul><li>a<!--IMAGEARRAY#0-->b</li></ul>'],
  ['<ul><img src="/1"><li>a</ul>', '<!--IMAGEARRAY#0--><ul><li>a</li></ul>'],
  [
    '<table><caption>c</caption><thead><tr><th scope="col">h</th></tr></thead><tbody><tr><td>a</td></tr></tbody><tfoot><tr><td>f</td></tr></tfoot></table>',
    '<table><caption>c</caption><thead><tr><th scope="col">h</th></tr></thead><tbody><tr><td>a</td></tr></tbody><tfoot><tr><td>f</td></tr></tfoot></table>',
  ],
  ['<tr><td>a</td></tr>', '<p>a</p>'],
  ['<dd>a</dd>', '<p>a</p>'],
  [
    '<div lang="bo">a<div lang="en">b</div><blockquote>c</blockquote></div>',
    '<p lang="bo">a</p><p lang="en">b</p><blockquote><p>c</p></blockquote>',
  ],
])('[K5] blocks of %s – stand only where they may', (html, written) => {
  expect(cleanHtml(html).html).toBe(written);
});

test.each([
  ['<b>a<b>b</b></b>', '<p><b>ab</b></p>'],
  [
    '<span lang="bo">a<span lang="en">b</span></span>',
    '<p><span lang="bo">a<span lang="en">b</span></span></p>',
  ],
  ['<rt>a</rt><rp>b</rp>', '<p>ab</p>'],
  ['<span>a</span><a>b</a>', '<p>ab</p>'],
  ['<p>a <b> b</b> c<i>d </i>e</p>', '<p>a <b>b</b> c<i>d</i> e</p>'],
  ['<span dir="RTL">a</span>', '<p><span dir="rtl">a</span></p>'],
  [
    '<a href=" #a">b</a><a href="mailto:a@b.example">c</a><a href="tel:+1">d</a>',
    '<p>b<a href="mailto:a@b.example" rel="noopener nofollow">c</a><a href="tel:+1" rel="noopener nofollow">d</a></p>',
  ],
])('[K5] marks of %s – are written once and keep their spaces', (html, written) => {
  expect(cleanHtml(html).html).toBe(written);
});

test('[K8] a text nested up to 400 deep – keeps its marks, a deeper one its words alone', () => {
  const nested = (depth: number) => cleanHtml(`${'<b>'.repeat(depth)}1 &lt; 2`).html;
  expect(nested(400)).toBe('<p><b>1 &lt; 2</b></p>');
  expect(nested(401)).not.toContain('<b>');
});

test.each([
  ['<p>a</p><b', '<p>a</p>'],
  ['<p>a<b title="c>d', '<p>a</p>'],
  ['<b>a<b title="c>d', '<p><b>a</b></p>'],
  ['a<svg>b<i', '<p>a</p>'],
])('[K8] a tag at the end of %s – cut off – is not written', (html, written) => {
  expect(cleanHtml(html).html).toBe(written);
});

test('[K8] a figure – a cut-off tag stands in it – ends with its caption', () => {
  const { pictures } = cleanHtml('<figure><img src="/1"><figcaption>a</figcaption><i title="b');
  expect(pictures).toEqual([{ src: '/1', caption: 'a', alt: '' }]);
});

test.each([
  ['<p>a</p></p>b</br>c', '<p>a</p><p>b<br>c</p>'],
  ['<i>a<p>b</i>c</p>d', '<p><i>a</i></p><p><i>b</i></p><p>c</p><p>d</p>'],
  [
    '<iframe src="https://v.example/1"/><p>a</p>',
    '<p class="player"><a href="https://v.example/1" rel="noopener nofollow">v.example</a></p><p>a</p>',
  ],
  ['<svg>a<svg>b</svg>c</svg>d', '<p>d</p>'],
])('[K5] elements of %s – closed twice, crossed or not at all – lose no text after them', (html, written) => {
  expect(cleanHtml(html).html).toBe(written);
});

test('[G10] a card – its first link opens no address – leads to its second one', () => {
  const card = '<div class="onebox"><a href="javascript:void(0)">x</a><a href="/b">y</a></div>';
  expect(cleanHtml(card).html).toBe('<p><a href="/b">x</a><br>y</p>');
});

test('[K8] marks of HTML – in a text and in an attribute – are escaped', () => {
  expect(escapeText('<a & "b">')).toBe('&lt;a &amp; "b"&gt;');
  expect(escapeAttribute('<a & "b">')).toBe('&lt;a &amp; &quot;b&quot;&gt;');
  expect(cleanHtml('<p>&amp;lt; &quot;</p>').html).toBe('<p>&amp;lt; "</p>');
});
