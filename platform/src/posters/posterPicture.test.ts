import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawableTexts } from './glyphs.document';
import { drawPoster, shapePicture } from './posterPicture.document';

/** The garbage collector as a function. */
function exposedGc(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

test('[wire n15][I5] a poster stays whole where memory is freed while it is compressed', async () => {
  const collect = exposedGc();
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a6' } })
    .jpeg()
    .toBuffer();
  const drawing = {
    subject: {
      path: '/newsDetail/1/1.html',
      title: '清水镇开渠',
      text: '渠水今晨入田。',
      author: '',
      date: '',
      picture: '',
    },
    siteName: '清水报',
    color: 'DF362F',
    invitation: '扫码阅读',
    link: 'https://paper.test/newsDetail/1/1.html',
    picture: await shapePicture(photo),
  };
  const first = await drawPoster(drawing);
  for (let round = 0; round < 20; round++) {
    const drawn = drawPoster(drawing);
    const collecting = setInterval(collect, 1);
    const bytes = await drawn;
    clearInterval(collecting);
    expect(bytes.equals(first)).toBe(true);
  }
});

const asText = (title: string) => ({
  subject: { path: '/newsDetail/1/1.html', title, text: '', author: '', date: '', picture: '' },
  ...{
    siteName: '清水报',
    color: 'DF362F',
    invitation: '扫码阅读',
    link: 'https://paper.test/1.html',
    picture: undefined,
  },
});

test.each([
  ['开渠😀了', '开渠了'],
  ['👨‍👩‍👧 一家人', '一家人'],
  ['第1️⃣名', '第1名'],
  ['🇨🇳开渠', '开渠'],
  ['村名\u{2ebf0}\u{3134a}村', '村名村'],
  ['\ue000开渠', '开渠'],
])(
  '[wire n15] a poster – of the title %s – is that of %s: a sign without a shape is left out',
  async (title, drawn) => {
    expect((await drawPoster(asText(title))).equals(await drawPoster(asText(drawn)))).toBe(true);
  },
);

test('[wire n15] a poster – of Chinese, Tibetan and Latin words with marks – draws all signs', async () => {
  const library = await import('@napi-rs/canvas');
  const drawable = drawableTexts(library, '"Paper Sans","Paper Tibetan"');
  for (const text of ['澜川融媒，第3版：“开渠”！', 'བོད་ཡིག་གི་གསར་འགྱུར།', 'Café – Köln, 5 °C'])
    expect(drawable(text)).toBe(text);
});
