import { expect, test } from 'vitest';
import { sizedImage, srcSet } from './images';

const hash = '0123456789abcdef0123456789abcdef01234567';
const own = `/media/01/${hash}.jpg`;
const foreign = 'https://pictures.example/a/b.jpg';

test('[C5] a picture of the platform is asked for in the next larger width', () => {
  expect(sizedImage(own, undefined, 300)).toBe(`/media/01/${hash}.w320.webp`);
  expect(sizedImage(own, '?ignored', 480)).toBe(`/media/01/${hash}.w480.webp`);
  expect(sizedImage(own, undefined, 4000)).toBe(`/media/01/${hash}.w1080.webp`);
  expect(sizedImage(`https://site.example/app${own}`, undefined, 1)).toBe(
    `https://site.example/app/media/01/${hash}.w160.webp`,
  );
});

test('[C5] the configured suffix is appended to other pictures, except GIFs', () => {
  expect(sizedImage(foreign, '-w480', 480)).toBe(`${foreign}-w480`);
  expect(sizedImage(`${foreign}?v=1#x`, '?size=480', 480)).toBe(`${foreign}?v=1&size=480#x`);
  expect(sizedImage('https://pictures.example/a.GIF?v=1', '-w480', 480)).toBe(
    'https://pictures.example/a.GIF?v=1',
  );
  expect(sizedImage(foreign, '', 480)).toBe(foreign);
  expect(sizedImage(foreign, undefined, 480)).toBe(foreign);
});

test('[C5] a GIF of the platform, a data address and an empty one stay as they are', () => {
  for (const url of [`/media/01/${hash}.gif`, 'data:image/png;base64,AA', '']) {
    expect(sizedImage(url, '-w480', 480)).toBe(url);
    expect(srcSet(url)).toBeUndefined();
  }
});

test('[C5] the set names every width once', () => {
  expect(srcSet(own)).toBe(
    [160, 320, 480, 750, 1080].map((w) => `/media/01/${hash}.w${w}.webp ${w}w`).join(', '),
  );
  expect(srcSet(foreign)).toBeUndefined();
  expect(srcSet(`/media/01/${hash}.w480.webp`)).toBeUndefined();
});
