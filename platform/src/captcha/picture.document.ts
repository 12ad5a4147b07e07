import sharp from 'sharp';
import { glyphs } from './glyphs.document';

/** A whole number from 0 up to, not including, `below`. */
export type Random = (below: number) => number;

const SIGNS = Object.keys(glyphs);
const COUNT = 4;
/** Twice what the page shows, so that it can be looked at twice as large (field rules for elders). */
const WIDTH = 320;
const HEIGHT = 120;

/** A word of signs that cannot be mistaken for each other. */
export const newWord = (random: Random): string =>
  Array.from({ length: COUNT }, () => SIGNS[random(SIGNS.length)] ?? '').join('');

/** The word as a picture: each sign turned, leaned and moved, lines across. PNG, 320 × 120. */
export async function drawWord(word: string, random: Random): Promise<Buffer> {
  const between = (from: number, to: number) => from + random(to - from + 1);
  const ink = `hsl(${between(0, 359)} 55% ${between(22, 36)}%)`;
  const signs = [...word].map((sign, at) => {
    const x = 36 + at * 68 + between(-6, 6);
    const y = 26 + between(-8, 10);
    const move = `translate(${x} ${y}) rotate(${between(-20, 20)} 22 34) skewX(${between(-14, 14)}) scale(${between(38, 46) / 10} ${between(40, 46) / 10})`;
    return `<path transform="${move}" d="${glyphs[sign] ?? ''}"/>`;
  });
  const lines = Array.from({ length: 4 }, () => {
    const [from, to] = [between(0, HEIGHT), between(0, HEIGHT)];
    return `<path stroke-width="${between(2, 4)}" opacity=".55" d="M0 ${from}C${between(60, 130)} ${between(0, HEIGHT)} ${between(180, 260)} ${between(0, HEIGHT)} ${WIDTH} ${to}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#f4f1ea"/><g fill="none" stroke="${ink}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${signs.join('')}${lines.join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
}
