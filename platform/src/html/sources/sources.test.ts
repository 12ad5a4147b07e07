import { cleanHtml } from '@platform/html/cleanHtml';
import { describe, expect, test } from 'vitest';
import { readSrcset } from './pictures';

const base = 'https://s.example/a/1';
const clean = (html: string) => cleanHtml(html, { baseUrl: base });
const sources = (html: string) => clean(html).pictures.map(({ src }) => src.replace('https://s.example', ''));

describe('addresses of pictures', () => {
  test.each([
    ['<img srcset="/p-400.jpg 400w, /p-800.jpg 800w">', '/p-800.jpg'],
    ['<img srcset="/p-800.jpg 800w,/p-400.jpg 400w, /p-9000.jpg 9000w">', '/p-800.jpg'],
    ['<img srcset="/p-9000.jpg 9000w, /p-5000.jpg 5000w">', '/p-5000.jpg'],
    ['<img srcset="/one.jpg, /two.jpg 2x">', '/two.jpg'],
    ['<img srcset="/w_400,h_300/p.jpg 400w, /w_800,h_600/p.jpg 800w">', '/w_800,h_600/p.jpg'],
    ['<img src="data:image/gif;base64,R0lGOD" data-srcset="/p-400.jpg 400w, /p-800.jpg 800w">', '/p-800.jpg'],
    ['<img src="/blank.gif" data-lazy-srcset="/p-400.jpg 400w">', '/p-400.jpg'],
    ['<img src="/blank.gif" data-lazy="/real.jpg">', '/real.jpg'],
    ['<img src="/own.jpg" srcset="/p-400.jpg 400w">', '/own.jpg'],
    ['<picture><source srcset="/p.webp 800w" type="image/webp"><img src="/p.jpg"></picture>', '/p.jpg'],
    ['<picture><source srcset="/s.jpg 300w"><source srcset="/l.jpg 900w"><img alt="x"></picture>', '/l.jpg'],
    ['<picture><source data-srcset="/l.jpg"><img src="/blank.gif"></picture>', '/l.jpg'],
    ['<picture><source srcset="/alone.jpg"></picture>', '/alone.jpg'],
  ])('[K5] a picture %s – is had at %s', (html, address) => {
    expect(sources(`<p>a</p>${html}<p>b</p>`)).toEqual([address]);
  });

  test('[K5] pictures and films without a usable address – are counted as lost; counters of readers are not', () => {
    expect(
      clean('<img src="data:image/png;base64,AA"><video src="blob:x"></video><img src="/c.gif" width="1">')
        .lost,
    ).toBe(2);
    expect(clean('<p>a</p><img src="/c.gif" width="1">').lost).toBeUndefined();
  });

  test.each([
    'a'.repeat(50_000),
    ','.repeat(50_000),
    ' '.repeat(50_000),
    'a,'.repeat(25_000),
    'a '.repeat(25_000),
  ])('[K5] a srcset of 50,000 characters – is read in one pass', (text) => {
    const started = performance.now();
    readSrcset(text);
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

describe('pictures of emoji', () => {
  test.each([
    [
      '<img src="https://s.w.org/images/core/emoji/14/72x72/1f600.png" alt="😀" class="wp-smiley" style="height: 1em">',
      '😀',
    ],
    ['<img src="/x.png" alt="👨‍👩‍👧">', '👨‍👩‍👧'],
    ['<img src="/x.png" alt="🇩🇪" width="20">', '🇩🇪'],
    ['<img class="emoji" src="https://cdn.example/twemoji/1f468-200d-1f469.svg">', '👨‍👩'],
    ['<img class="wxemoji" data-src="/e/1.png" alt="[微笑]">', '[微笑]'],
    ['<img class="emoticon" src="/e/1.gif" title=":-)">', ':-)'],
  ])('[K5] a picture %s – inside a sentence – is the text %s and no picture', (html, text) => {
    const { html: body, pictures } = clean(`<p>天气好${html}，出门。</p>`);
    expect(body).toBe(`<p>天气好${text}，出门。</p>`);
    expect(pictures).toEqual([]);
  });

  test('[K5] a picture – whose alternative text is words, or that is large – stays a picture', () => {
    expect(sources('<img src="/a.jpg" alt="河"><img src="/b.jpg" alt="😀" width="640">')).toEqual([
      '/a.jpg',
      '/b.jpg',
    ]);
  });

  test('[K5] an emoji – in a caption – stands in the caption', () => {
    const { pictures } = clean(
      '<figure><img src="/a.jpg"><figcaption>好<img src="/e.png" alt="😀">啊</figcaption></figure>',
    );
    expect(pictures).toMatchObject([{ caption: '好😀啊' }]);
  });
});

describe('sources of films', () => {
  test.each([
    [['a.webm video/webm', 'a.mp4 video/mp4'], 'a.mp4'],
    [['a.webm', 'a.mp4'], 'a.mp4'],
    [['a.ogv video/ogg', 'a.m3u8 application/x-mpegURL'], 'a.m3u8'],
    [['h.mp4 video/mp4; codecs="hvc1"', 'a.mp4 video/mp4; codecs="avc1.4d401f"'], 'a.mp4'],
    [['x.bin', 'a.webm'], 'x.bin'],
    [['first.mp4', 'second.mp4'], 'first.mp4'],
  ])('[K5] a film – with the sources %j – plays %s', (named, played) => {
    const list = named.map((one) => {
      const [src, ...type] = one.split(' ');
      return `<source src="/${src}"${type.length > 0 ? ` type='${type.join(' ')}'` : ''}>`;
    });
    expect(clean(`<video>${list.join('')}</video>`).media.map(({ src }) => src)).toEqual([
      `https://s.example/${played}`,
    ]);
  });

  test('[K5] a sound – as ogg and mp3 – plays the mp3', () => {
    expect(clean('<audio><source src="/a.ogg"><source src="/a.mp3"></audio>').media).toMatchObject([
      { src: 'https://s.example/a.mp3' },
    ]);
  });

  test('[K5] a film – with tracks – keeps its captions: the default one, else the first; chapters are none', () => {
    const tracks =
      '<track kind="chapters" src="/c.vtt"><track kind="captions" src="/zh.vtt"><track kind="subtitles" src="/en.vtt"';
    const captions = (end: string) =>
      clean(`<video src="/a.mp4">${tracks}${end}></video>`).media[0]?.captions;
    expect(captions('')).toBe('https://s.example/zh.vtt');
    expect(captions(' default')).toBe('https://s.example/en.vtt');
  });
});

describe('cards of links', () => {
  test.each([
    [
      'Ghost',
      '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://o.example/r"><div class="kg-bookmark-content"><div class="kg-bookmark-title">报告</div><div class="kg-bookmark-description">说明</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://o.example/favicon.ico"><span>某站</span></div></div><div class="kg-bookmark-thumbnail"><img src="https://o.example/t.jpg"></div></a></figure>',
    ],
    [
      'a forum',
      '<aside class="onebox"><header><img class="site-icon" src="/i.png"></header><article><h3><a href="https://o.example/r">报告</a></h3><p>说明</p><p>某站</p></article></aside>',
    ],
    [
      'a link card',
      '<a class="LinkCard" href="https://o.example/r"><span class="LinkCard-title">报告</span><div>说明</div><div>某站</div><span><img src="/t.jpg"></span></a>',
    ],
  ])(
    '[K5] a card of %s – with pictures of the other page – is one link with its words, and no picture',
    (_, html) => {
      const { html: body, pictures } = clean(`<p>前文</p>${html}<p>后文</p>`);
      expect(pictures).toEqual([]);
      expect(body).toBe(
        '<p>前文</p><p><a href="https://o.example/r" rel="noopener nofollow">报告</a><br>说明 · 某站</p><p>后文</p>',
      );
    },
  );

  test('[K5] a card – without a link or with words alone – keeps its words', () => {
    expect(clean('<div class="blogcard"><img src="/t.jpg">报告</div>').html).toBe('<p>报告</p>');
  });
});
