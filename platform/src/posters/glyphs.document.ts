import type { Canvas as DrawnCanvas } from '@napi-rs/canvas';

type Library = Pick<typeof import('@napi-rs/canvas'), 'createCanvas'>;

/** Pixels of a sign that is drawn to find out. */
const SIDE = 24;
/** No face has a shape for a noncharacter: the box is drawn. */
const NO_SIGN = '\u{10fffd}';
/** Signs that are remembered; a poster has some hundred. */
const MAX_KNOWN = 20_000;
/** Signs without a shape of their own: they join or vary the one before. */
const SHAPELESS = /^[\ufe00-\ufe0f\u200b-\u200f\u2060]$/u;

/** Texts without the signs that the faces have no shape for. A picture of several signs is left out whole. */
export function drawableTexts({ createCanvas }: Library, faces: string): (text: string) => string {
  const known = new Map<string, boolean>();
  const canvas: DrawnCanvas = createCanvas(SIDE * 2, SIDE * 2);
  const context = canvas.getContext('2d');
  const pixelsOf = (sign: string): Buffer => {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, SIDE * 2, SIDE * 2);
    context.font = `400 ${SIDE}px ${faces}`;
    context.fillStyle = '#000';
    context.fillText(sign, 4, SIDE + 6);
    return Buffer.from(context.getImageData(0, 0, SIDE * 2, SIDE * 2).data);
  };
  const box = pixelsOf(NO_SIGN);
  const hasShape = (sign: string): boolean => {
    if (/^[\s\x20-\x7e]$/.test(sign) || SHAPELESS.test(sign)) return true;
    let found = known.get(sign);
    if (found === undefined) {
      if (known.size >= MAX_KNOWN) known.clear();
      found = !pixelsOf(sign).equals(box);
      known.set(sign, found);
    }
    return found;
  };
  const drawable = (cluster: string): string => {
    const signs = [...cluster];
    if (signs.every(hasShape)) return cluster;
    const [first = ''] = signs;
    // an emoji of several signs; of a letter with a mark, the letter stays
    return hasShape(first) && !/\p{Extended_Pictographic}/u.test(first)
      ? signs.filter((sign) => hasShape(sign) && !SHAPELESS.test(sign)).join('')
      : '';
  };
  return (text) => {
    const clusters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => drawable(segment));
    return clusters.join('').replace(/ {2,}/g, ' ').trim();
  };
}
