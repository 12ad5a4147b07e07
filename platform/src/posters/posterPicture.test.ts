import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
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
