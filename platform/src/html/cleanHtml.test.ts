import { describe, expect, test } from 'vitest';
import { cleanHtml } from './cleanHtml';

const base = 'https://news.example/a/b.html';
const clean = (html: string) => cleanHtml(html, { baseUrl: base }).html;

describe('text', () => {
  test('[K5] bare text gets paragraphs and two line breaks part them', () => {
    expect(clean('one<br><br>two<br>three<div>four</div>')).toBe('<p>one</p><p>two<br>three</p><p>four</p>');
  });

  test('[K5] empty paragraphs, classes, ids and wrappers are gone', () => {
    expect(
      clean('<div id="x" class="y"><p style="color:red">&nbsp;</p><p>　　a&nbsp;b</p><p><br></p></div>'),
    ).toBe('<p>a\u00a0b</p>');
  });

  test('[K5] headings start at the second level', () => {
    expect(clean('<h1>a</h1><h3>b</h3><h6>c</h6>')).toBe('<h2>a</h2><h3>b</h3><h4>c</h4>');
  });

  test('[K5] marks that reach over paragraphs are written in each', () => {
    expect(clean('<b>a<p>b</p></b> c')).toBe('<p><b>a</b></p><p><b>b</b></p><p>c</p>');
  });

  test('[K5] a space stands where it stood, outside the marks', () => {
    expect(clean('<p>a<b> b </b>c <i></i> d</p>')).toBe('<p>a <b>b</b> c d</p>');
  });

  test('[K5] tables keep their shape, text that may not stand in them stands before', () => {
    expect(
      clean('<table><tr><td colspan="1000" rowspan="0">a</td><td colspan="999">b</td></tr></table>'),
    ).toBe('<table><tr><td>a</td><td colspan="999">b</td></tr></table>');
    expect(clean('<table>x<tr><td colspan="2" onclick="y">a</td><td></td></tr></table>')).toBe(
      '<p>x</p><table><tr><td colspan="2">a</td><td></td></tr></table>',
    );
  });

  test('[K5] a list item outside a list is a paragraph, text in a list stands outside', () => {
    expect(clean('<li>a</li><ul>b<li>c<div>d</div></li></ul>')).toBe(
      '<p>a</p><p>b</p><ul><li>c<br>d</li></ul>',
    );
  });

  test('[K5] preformatted text keeps its lines', () => {
    expect(clean('<pre>\n  a\n   b &lt;c&gt;\n</pre>')).toBe('<pre>  a\n   b &lt;c&gt;</pre>');
  });

  test('[K5] language and direction stay, also from a wrapper', () => {
    expect(clean('<div lang="bo">བོད</div><p dir="rtl">x</p><span lang="en">y</span>')).toBe(
      '<p lang="bo">བོད</p><p dir="rtl">x</p><p><span lang="en">y</span></p>',
    );
  });

  test('[K5] ruby stays', () => {
    const ruby = '<p><ruby>漢<rp>(</rp><rt>hàn</rt><rp>)</rp></ruby></p>';
    expect(clean(ruby)).toBe(ruby);
  });
});

describe('links', () => {
  test('[G10] relative addresses are resolved, places within the page lose their link', () => {
    expect(clean('<a href="../c?d=1&e=2">x</a> <a href="#note">1</a>')).toBe(
      '<p><a href="https://news.example/c?d=1&amp;e=2" rel="noopener nofollow">x</a> 1</p>',
    );
  });

  test('[G10] of a text from nowhere known everything relative is dropped', () => {
    const body = cleanHtml('<a href="/x">a</a><img src="/y.png"><img src="//c.example/z.png">', {
      baseUrl: '',
    });
    expect(body.html).toBe('<p>a</p><!--IMAGEARRAY#0-->');
    expect(body.pictures.map((one) => one.src)).toEqual(['https://c.example/z.png']);
  });

  test('[G10] without an address of origin only paths on this site and whole addresses stay', () => {
    expect(cleanHtml('<a href="/media/1">a</a> <a href="b">b</a> <a href="//c.example/">c</a>').html).toBe(
      '<p><a href="/media/1">a</a> b <a href="https://c.example/" rel="noopener nofollow">c</a></p>',
    );
  });
});

describe('pictures and media', () => {
  test('[wire S2] pictures are taken out in order with caption, text and size', () => {
    const body = cleanHtml(
      '<p>a <a href="/x"><img src="1.jpg" alt="one" width="640" height="480px"></a> b</p>' +
        '<figure><img src="data:image/gif;base64,AA" data-src="//img.example/2.jpg"><figcaption>Two <b>boats</b></figcaption></figure>',
      { baseUrl: base },
    );
    expect(body.html).toBe('<p>a</p><!--IMAGEARRAY#0--><p>b</p><!--IMAGEARRAY#1-->');
    expect(body.pictures).toEqual([
      { src: 'https://news.example/a/1.jpg', caption: '', alt: 'one', width: 640, height: 480 },
      { src: 'https://img.example/2.jpg', caption: 'Two boats', alt: '' },
    ]);
  });

  test('[wire S2] the caption of several pictures becomes a paragraph after them', () => {
    const body = cleanHtml('<figure><img src="/1"><img src="/2"><figcaption>both</figcaption></figure>', {
      baseUrl: base,
    });
    expect(body.html).toBe('<!--IMAGEARRAY#0--><!--IMAGEARRAY#1--><p>both</p>');
  });

  test('[wire S2] video and audio are taken out, what stands in them is dropped', () => {
    const body = cleanHtml(
      '<video poster="p.jpg" width="320"><source src="v.mp4"><source src="v.webm"><p>no video</p></video><audio src="javascript:1"></audio>',
      { baseUrl: base },
    );
    expect(body.html).toBe('<!--VIDEOARRAY#0-->');
    expect(body.media).toEqual([
      {
        kind: 'video',
        src: 'https://news.example/a/v.mp4',
        cover: 'https://news.example/a/p.jpg',
        width: 320,
      },
    ]);
  });

  test('[wire S2] the caption of a video becomes a paragraph, because players show none', () => {
    expect(clean('<figure><video src="v.mp4"></video><figcaption>boats</figcaption></figure>')).toBe(
      '<!--VIDEOARRAY#0--><p>boats</p>',
    );
  });

  test('[K5] a counting pixel is no picture', () => {
    expect(cleanHtml('<img src="https://count.example/p.gif" width="1" height="1">').pictures).toEqual([]);
  });

  test('[K5] of a frame a link to the player is left', () => {
    expect(
      clean('<iframe src="https://player.example/v/1" title="The film" srcdoc="<script>"></iframe>'),
    ).toBe('<p class="player"><a href="https://player.example/v/1" rel="noopener nofollow">The film</a></p>');
  });

  test('[wire S2] foreign placeholders are dropped, our own stay on the way out', () => {
    const foreign = '<p>a</p><!--IMAGEARRAY#0--><!--VIDEOARRAY#7-->';
    expect(clean(foreign)).toBe('<p>a</p>');
    expect(cleanHtml(foreign, { placed: { pictures: 1, media: 0 } }).html).toBe(
      '<p>a</p><!--IMAGEARRAY#0-->',
    );
  });
});

describe('[K8] markup of newsrooms’ editors', () => {
  test.each([
    ['<p>a <mark>b</mark> <small>c</small></p>', '<p>a <mark>b</mark> <small>c</small></p>'],
    ['<dl><dt>一</dt><dd>二</dd></dl>', '<dl><dt>一</dt><dd>二</dd></dl>'],
    ['<dt>一</dt><p>二</p>', '<p>一</p><p>二</p>'],
    ['<p style="text-align: center">a</p>', '<p class="align-center">a</p>'],
    ['<p align="RIGHT">a</p>', '<p class="align-right">a</p>'],
    ['<center>a</center>', '<p class="align-center">a</p>'],
    ['<p style="text-indent:2em;padding-left:64px">a</p>', '<p class="first-line indent-2">a</p>'],
    ['<p style="margin-left:900px">a</p>', '<p class="indent-4">a</p>'],
    ['<p style="text-indent:-2em;text-align:left">a</p>', '<p>a</p>'],
    ['<p style="position:fixed;text-align:center">a</p>', '<p class="align-center">a</p>'],
    ['<p style="text-align:constructor" class="toast align-center">a</p>', '<p>a</p>'],
    ['<p class="align-center first-line">a</p>', '<p class="align-center first-line">a</p>'],
    ['<span style="text-align:center">a</span>', '<p>a</p>'],
    ['<p class="has-text-align-center has-large-font-size">a</p>', '<p class="align-center">a</p>'],
    [
      '<div style="text-align:center"><section><p>a</p></section>b<p style="text-align:left">c</p></div><p>d</p>',
      '<p class="align-center">a</p><p class="align-center">b</p><p>c</p><p>d</p>',
    ],
    [
      '<center><h2>a</h2><blockquote align="right"><p>b</p></blockquote></center>',
      '<h2 class="align-center">a</h2><blockquote class="align-right"><p>b</p></blockquote>',
    ],
    [
      '<table><tr><td colspan="2" rowspan="3" style="text-align:right">1</td></tr></table>',
      '<table><tr><td class="align-right" colspan="2" rowspan="3">1</td></tr></table>',
    ],
  ])('%s becomes %s, also a second time', (html, cleaned) => {
    expect(cleanHtml(html).html).toBe(cleaned);
    expect(cleanHtml(cleaned).html).toBe(cleaned);
  });
});
