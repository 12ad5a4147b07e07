import { describe, expect, test } from 'vitest';
import { bodyHtml } from './bodyHtml';

const kept = '/media/ab/ab00000000000000000000000000000000000000.jpg';
const how = {
  imageSuffixPath: '',
  openPicture: '查看大图',
  video: '视频',
  audio: '音频',
  downloadPicture: '下载图片',
  playerOrigins: ['https://player.example'],
};
const picture = (index: number, change = {}) => ({
  ref: `<!--IMAGEARRAY#${index}-->`,
  imageUrl: kept,
  summary: '',
  width: 1200,
  height: 800,
  ...change,
});
const video = (change = {}) => ({
  ref: '<!--VIDEOARRAY#0-->',
  videoUrl: '/media/cd/one.mp4',
  imageUrl: kept,
  duration: 12,
  width: 1280,
  height: 720,
  captions: '',
  ...change,
});
const made = (content: string, pictures = [picture(0), picture(1)], videos = [video()]): string =>
  bodyHtml({ content, pictures, videos }, how);

describe('placeholders', () => {
  test('[F4] a picture stands in its place, sized before it comes, with its caption', () => {
    const html = made('<p>一</p><!--IMAGEARRAY#0--><p>二</p>', [picture(0, { summary: '河上的桥' })]);
    expect(html).toMatch(/^<p>一<\/p><figure><a href="\/media[^"]+" data-picture="0"[^>]*><img [^>]*>/);
    expect(html).toContain('width="1200" height="800"');
    expect(html).toContain('alt="河上的桥"');
    expect(html).toContain('<figcaption>河上的桥</figcaption></figure><p>二</p>');
    expect(html).toContain('.w750.webp 750w');
  });

  test('[C5] only the first picture is asked for at once, the others as they come near', () => {
    const [first = '', second = ''] = made('<!--IMAGEARRAY#0--><!--IMAGEARRAY#1-->').split('</figure>');
    expect(first).toContain('fetchpriority="high"');
    expect(first).not.toContain('loading="lazy"');
    expect(second).toContain('loading="lazy"');
  });

  test('[wire S2] a placeholder is found by the text of its reference, not by its number', () => {
    const html = made('<!--IMAGEARRAY#7-->', [picture(0, { ref: '<!--IMAGEARRAY#7-->' })]);
    expect(html).toContain('data-picture="0"');
  });

  test('[F4] a video shows its poster, stays in the page and loads nothing before the tap', () => {
    const html = made('<!--VIDEOARRAY#0-->');
    expect(html).toContain('preload="none" playsinline webkit-playsinline x5-playsinline');
    expect(html).toContain('poster="/media/ab/ab00000000000000000000000000000000000000.w1080.webp"');
    expect(html).toContain('width="1280" height="720"');
  });

  test('[F4] a video with captions shows them; an address that is none is left out', () => {
    const withCaptions = (captions: string) => made('<!--VIDEOARRAY#0-->', [], [video({ captions })]);
    expect(withCaptions('/media/ab/c.vtt')).toContain(
      '><track kind="captions" src="/media/ab/c.vtt" default></video>',
    );
    expect(withCaptions('javascript:alert(1)')).not.toContain('<track');
  });

  test('[F4] an mp3 is a player without a picture', () => {
    const html = made('<!--VIDEOARRAY#0-->', [], [video({ videoUrl: 'https://a.example/one.mp3?x=1' })]);
    expect(html).toContain(
      '<audio controls preload="none" src="https://a.example/one.mp3?x=1" aria-label="音频 1">',
    );
    expect(html).not.toContain('<video');
  });

  test.each([
    ['an unknown picture', '<p>一</p><!--IMAGEARRAY#9-->'],
    ['a group', '<p>一</p><!--IMAGES#1-->'],
    ['a foreign comment', '<p>一</p><!--/enpcontent-->'],
    ['a comment without an end', '<p>一</p><!--IMAGEARRAY#0'],
    ['an unsafe address', '<p>一</p><!--IMAGEARRAY#5-->'],
  ])('[wire S2] %s leaves nothing behind', (_, content) => {
    const unsafe = picture(5, { imageUrl: 'javascript:alert(1)' });
    expect(made(content, [unsafe])).toBe('<p>一</p>');
  });

  test('[F4] a paragraph that only holds a picture gives its place to it', () => {
    expect(made('<p> <!--IMAGEARRAY#0--> </p>')).toMatch(/^<figure>/);
  });
});

describe('text', () => {
  test.each([
    ['a whole document', '<html><head><title>t</title></head><body class="x"><p>一</p></body></html>'],
    ['one without an end', '<html><body><p>一</p>'],
    ['a fragment', '<p>一</p>'],
  ])('[wire W25] of %s the inside of its body is taken', (_, content) => {
    expect(made(content)).toBe('<p>一</p>');
  });

  test('[C8] indents made of blanks and empty paragraphs are not shown', () => {
    expect(made('<p>　　一</p><p>&nbsp;</p><p><br></p><p>&nbsp; 二</p>')).toBe('<p>一</p><p>二</p>');
  });

  test('[C6] a table scrolls by itself', () => {
    const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';
    expect(made(table)).toBe(`<div class="table" tabindex="0">${table}</div>`);
  });

  test.each([
    ['<p>一</p><script>alert(1)</script><p>二</p>', '<p>一</p><p>二</p>'],
    ['<p onclick="alert(1)">一</p>', '<p>一</p>'],
    ['<p>一</p><img src=x onerror=alert(1)>', '<p>一</p>'],
    ['<p><a href="javascript:alert(1)">一</a></p>', '<p>一</p>'],
    ['<p><a href="//host.example">一</a></p>', '<p>一</p>'],
    ['<p><a href=" https://a.example">一</a></p>', '<p>一</p>'],
    ['<p title=">">一</p>', '<p>&quot;&gt;一</p>'],
    ['<p>一<!--x--<img src=x onerror=alert(1)>--></p>', '<p>一</p>'],
    ['<p>一</p><iframe src="https://a.example"></iframe>', '<p>一</p>'],
    ['<p>1 < 2 & 3</p>', '<p>1 &lt; 2 &amp; 3</p>'],
  ])('[K8] %s comes out as text alone', (content, text) => {
    expect(made(content)).toBe(text);
  });

  test('[K8] a cleaned body – with every element it may have – passes unchanged', () => {
    const body =
      '<h2>题</h2><p>一<strong>二</strong><a href="https://a.example/?x=1&amp;y=2" rel="noopener nofollow">三</a><br></p>' +
      '<blockquote><p lang="bo" dir="ltr">四</p></blockquote><ol start="2"><li>五</li></ol><hr>';
    expect(made(body)).toBe(body);
  });

  test('[K8] captions and addresses are escaped', () => {
    const html = made('<!--IMAGEARRAY#0-->', [
      picture(0, { summary: '"><script>', imageUrl: 'https://a.example/p.jpg?a=1&b="' }),
    ]);
    expect(html).not.toContain('<script>');
    expect(html).toContain('&amp;b=%22');
  });

  test.each([
    ['https://player.example/v/1', true],
    ['https://player.example.evil.test/v/1', false],
    ['http://player.example/v/1', false],
    ['https://other.example/v/1', false],
  ])('[F4][K8] a player at %s – its host is named: %s – stands in the text, else its link', (url, stands) => {
    const link = `<p class="player"><a href="${url}" rel="noopener nofollow">一部短片</a></p>`;
    const html = made(link);
    if (stands) {
      expect(html).toContain(`<iframe src="${url}" title="一部短片" sandbox="`);
      expect(html).not.toContain('<a ');
    } else expect(html).toBe(link);
  });

  test('[K8] the name of a player – with quotes in it – stays inside its attribute', () => {
    const html = made(
      '<p class="player"><a href="https://player.example/v/1" rel="noopener nofollow">短片" srcdoc="x</a></p>',
    );
    expect(html).toContain('title="短片&quot; srcdoc=&quot;x" sandbox="');
  });
});
